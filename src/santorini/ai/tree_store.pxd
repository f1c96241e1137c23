from santorini.ai.layout cimport SCALE
from santorini.ai.network cimport Accumulators
from santorini.ai.prospects cimport Chances, Real, glance
from santorini.placement cimport generate as offer_setup, take as take_setup
from santorini.rules.native cimport Int, Key, Side, Step
from santorini.rules.position cimport SIZE, Position
from santorini.rules.walk cimport Walk
from santorini.rules.words cimport *
from libc.math cimport exp
from libc.stdlib cimport calloc, free
cimport cython

cdef extern from "string.h" nogil:
    void* memcpy(void* target, const void* source, size_t size)
    void* memset(void* target, int value, size_t size)

cdef enum:
    STATES = 131072
    EDGES = 1048576
    LINKS = 1048576
    SLOTS = 262144
    WIDEST = 1024
    UNSEEN = -1
    CIRCLE = -2
    ENDED = -3
    UNSURE = 0
    LEGAL = 1
    ILLEGAL = 2

cdef double SHARPNESS

cdef struct Edge:
    double total[3]
    double hope
    double weight
    int step
    int next
    int visits
    int looks
    signed char legal
    signed char proven

cdef struct Node:
    Key key
    int first
    int visits
    int side
    int state

cdef struct Link:
    int edge
    int state

cdef struct State:
    unsigned char position[SIZE]
    int node
    int first
    int count

cdef class TreeStore:
    cdef Position p
    cdef Walk walk
    cdef Accumulators network
    cdef Edge* edges
    cdef Node* nodes
    cdef Link* links
    cdef State* states
    cdef int* slots
    cdef double seen[3]
    cdef int edges_used, nodes_used, links_used, states_used
    cdef readonly long long examined
    cdef bint fresh
    cdef void keep(self, Int state) noexcept
    cdef void load(self, Int state) noexcept
    cdef void advance(self, Step step) noexcept
    cdef void glance(self, Chances chances)
    cdef Int offer(self) noexcept
    cdef bint is_legal(self, Int state, Int edge) noexcept
    cdef Int node_here(self) noexcept
    cdef Int edge_of(self, Int node, Step step) noexcept
    cdef bint is_full(self) noexcept
    cdef Int add_state(self, Int node)
    cdef void look_at(self, Int state, Int link)
