"""The kernel: frames, states, actions, records, views and refusals. It knows no game."""
