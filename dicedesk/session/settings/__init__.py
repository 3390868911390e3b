"""What a person chose and the store keeps between two starts: `setting` is how, the other modules are what."""
