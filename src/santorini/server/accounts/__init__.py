"""Accounts: who has one, how they prove who they are, and where they are signed in."""
