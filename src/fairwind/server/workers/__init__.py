"""Processes beside the server, in which bots think and strangers' files are read."""
