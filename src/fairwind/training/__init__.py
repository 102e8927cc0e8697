"""Training: what makes the advice and the nets that the bots play by. Needs numpy; torch and Ray where they are."""
