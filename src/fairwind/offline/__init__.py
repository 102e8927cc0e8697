"""A house without a server: the tables of one visitor, in one program, with the same calls as the server's."""
