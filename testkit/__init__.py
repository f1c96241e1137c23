"""What tests, benchmarks and tools share: random games, a real server and its database, a crowd that plays there.

Tests and benchmarks do not import each other; what both need is here.
"""
