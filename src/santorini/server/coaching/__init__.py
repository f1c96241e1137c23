"""The coach: hints, analyses and reviews, which are thought of in processes of their own."""
