"""Stand-ins for what `fluent.runtime` imports: in a browser the real ones weigh more than our games.

They do what our texts need, plural forms and plain numbers in our four languages, and `tests/offline` holds them to the
real ones.
"""
