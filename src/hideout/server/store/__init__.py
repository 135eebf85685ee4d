"""What is never lost: documents, decisions, and the file they lie in."""
