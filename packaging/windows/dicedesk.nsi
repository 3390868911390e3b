; The installer for Windows: for one person, without an administrator, with an entry in the start menu and records that
; open by a double-click. Uninstalling keeps the games unless it is told otherwise.
; builders/windows.py gives VERSION, NUMBERS (four of them), PAYLOAD (the packed program), ICON and OUT.

Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
RequestExecutionLevel user

!include "MUI2.nsh"
!include "FileFunc.nsh"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\DiceDesk"
!define RECORD "DiceDesk.Record"
!define GAMES "$LOCALAPPDATA\DiceDesk"
; Where the first versions kept them.
!define EARLIER_GAMES "$APPDATA\DiceDesk"
!define FILES_CHANGED 0x08000000

Name "DiceDesk"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\DiceDesk"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"

VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "DiceDesk"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "DiceDesk, dice games with a coach and exact odds"
VIAddVersionKey "LegalCopyright" "MIT License"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\dicedesk.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "SimpChinese"

LangString RUNNING ${LANG_ENGLISH} "DiceDesk is running. Close it, then retry."
LangString RUNNING ${LANG_GERMAN} "DiceDesk läuft gerade. Beende es, dann geht es weiter."
LangString RUNNING ${LANG_FRENCH} "DiceDesk est ouvert. Fermez-le pour continuer."
LangString RUNNING ${LANG_SPANISH} "DiceDesk está abierto. Ciérralo para continuar."
LangString RUNNING ${LANG_POLISH} "DiceDesk jest uruchomiony. Zamknij go i spróbuj ponownie."
LangString RUNNING ${LANG_SIMPCHINESE} "DiceDesk 正在运行。请先关闭它，然后继续。"

; Windows keeps the file of a program that runs. Then nothing is taken away or replaced, rather than one half of it.
!macro RemoveProgram
  ClearErrors
  Delete "$INSTDIR\dicedesk.exe"
  IfErrors 0 +3
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY -3
    Abort
  Delete "$INSTDIR\dicedesk-console.exe"
  Delete "$INSTDIR\LICENSE"
  Delete "$INSTDIR\THIRD-PARTY.txt"
  RMDir /r "$INSTDIR\_internal"
!macroend

Section "DiceDesk"
  SetShellVarContext current
  SetOutPath "$INSTDIR"
  ; Of an older version nothing stays.
  !insertmacro RemoveProgram
  File /r "${PAYLOAD}/*.*"
  File "/oname=dicedesk.ico" "${ICON}"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateShortCut "$SMPROGRAMS\DiceDesk.lnk" "$INSTDIR\dicedesk.exe" "" "$INSTDIR\dicedesk.ico"

  WriteRegStr HKCU "Software\Classes\.dice" "" "${RECORD}"
  WriteRegStr HKCU "Software\Classes\${RECORD}" "" "Record of a dice game"
  WriteRegStr HKCU "Software\Classes\${RECORD}\DefaultIcon" "" "$INSTDIR\dicedesk.ico"
  WriteRegStr HKCU "Software\Classes\${RECORD}\shell\open\command" "" '"$INSTDIR\dicedesk.exe" "%1"'

  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "DiceDesk"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\dicedesk.ico"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "DiceDesk"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  System::Call 'shell32::SHChangeNotify(i ${FILES_CHANGED}, i 0, p 0, p 0)'
SectionEnd

Section "un.DiceDesk"
  SectionIn RO
  SetShellVarContext current
  ; What the player may have put into the folder stays, and the folder with it.
  !insertmacro RemoveProgram
  Delete "$INSTDIR\dicedesk.ico"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\DiceDesk.lnk"
  ReadRegStr $0 HKCU "Software\Classes\.dice" ""
  StrCmp $0 "${RECORD}" 0 +2
    DeleteRegKey HKCU "Software\Classes\.dice"
  DeleteRegKey HKCU "Software\Classes\${RECORD}"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call 'shell32::SHChangeNotify(i ${FILES_CHANGED}, i 0, p 0, p 0)'
SectionEnd

; Chosen by nobody who does not choose it.
Section /o "un.Games, best scores and settings too"
  SetShellVarContext current
  RMDir /r "${GAMES}"
  RMDir /r "${EARLIER_GAMES}"
SectionEnd
