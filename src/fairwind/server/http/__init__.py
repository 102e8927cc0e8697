"""The API: every call, thin, over the deeds at a table; the limits before it, and the page beside it."""
