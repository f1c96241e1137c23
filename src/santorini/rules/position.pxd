from santorini.rules.native cimport Mask, Space, Seat, Side, Step, Int, Key, Buffer, popcount, lowest
from santorini.rules.words cimport *
cimport cython

cdef extern from "string.h" nogil:
    void* memcpy(void* target, const void* source, size_t size)

cdef Mask NEAR[26]
cdef Mask NEAR_ROUND[26]
cdef int AHEAD[208]
cdef int ROUND[208]
cdef int DIRECTION[625]
cdef Key MIXER
cdef void* POWERS[64]
cdef unsigned int ANSWERS[64]
cdef unsigned int KINDS[64]

cdef Int emit(Buffer out, Int n, Step head, Mask targets) noexcept nogil

cdef class Power

@cython.final
cdef class Position:
    # hot: what nearly every step changes; `save` and `restore` always copy it
    cdef public Mask h1, h2, h3, dome, closed, crowd, own, female
    cdef public Mask workers[3]
    cdef public Mask moved, built, tagged
    cdef unsigned int mine, theirs
    cdef unsigned int version
    cdef public signed char mover, decider, side, window, active, origin, last, steps
    cdef public signed char builds, climbed, uneven, domes, towers, again, feat, duty
    cdef public signed char extra, credits, acting, owed
    # cold: copied back only if `version` says that it changed
    cdef public Mask noted, strayed, marked, pledged, touched, asleep, coins, whirlpools, talus, ram, abyss, fate
    cdef public Mask deck, discard
    cdef public short memory[4]
    cdef public short dealt[4]
    cdef public short power[4]
    cdef public short pair_src[4]
    cdef public short pair_dst[4]
    cdef public signed char pairs, settled, seats, sides, first, edition, fleece, face
    cdef public signed char stolen, wind, arrow, gust, alive, winner, reason, stage
    cdef public signed char resume, veil, abyss_seat, fate_seat
    # beside the position: not part of what is true of it
    cdef unsigned int clock
    cdef public Space src, dst
    cdef public bint quiet, seeking, telling
    cdef int told
    cdef int events[512]
    cdef int scratch[512]
    cdef unsigned char truth[204]

    cdef void touch(self) noexcept nogil
    cdef Key hash(self) noexcept nogil
    cdef void tell(self, Int kind, Space a, Space b, Mask whose) noexcept nogil
    cdef Int level_at(self, Space space) noexcept nogil
    cdef Mask higher(self, Space space) noexcept nogil
    cdef Mask lower(self, Space space) noexcept nogil
    cdef Mask same(self, Space space) noexcept nogil
    cdef Mask climbable(self, Space space, Int up) noexcept nogil
    cdef Mask free(self) noexcept nogil
    cdef Mask open_to(self, Seat seat) noexcept nogil
    cdef Mask opponents(self) noexcept nogil
    cdef Mask nameable(self) noexcept nogil
    cdef Mask tokens(self) noexcept nogil
    cdef Mask around(self, Mask spaces) noexcept nogil
    cdef Side side_of(self, Seat seat) noexcept nogil
    cdef Mask workers_of(self, Seat seat) noexcept nogil
    cdef bint opposes(self, Seat seat) noexcept nogil
    cdef Int memory_of(self, Seat seat) noexcept nogil
    cdef Seat dealt_to(self, Seat seat) noexcept nogil
    cdef void remember(self, Seat seat, Int value) noexcept nogil
    cdef void carry(self, Space src, Space dst) noexcept nogil
    cdef void relabel(self, Space src, Space dst) noexcept nogil
    cdef Mask unseen(self) noexcept nogil
    cdef void force(self, Space src, Space dst) noexcept nogil
    cdef void exchange(self, Space a, Space b) noexcept nogil
    cdef void enter(self, Space space) noexcept nogil
    cdef void remove_worker(self, Space space) noexcept nogil
    cdef void add_worker(self, Side side, Space space, bint female) noexcept nogil
    cdef void clear_token(self, Space space) noexcept nogil
    cdef void raise_tower(self, Space space) noexcept nogil
    cdef void put_dome(self, Space space) noexcept nogil
    cdef void cap(self, Space space) noexcept nogil
    cdef void remove_block(self, Space space) noexcept nogil
    cdef Mask moves_from(self, Space space) noexcept nogil
    cdef Mask limit_legs(self, Space space, Mask targets) noexcept nogil
    cdef Mask limit_moves(self, Space worker, Space space, Mask targets) noexcept nogil
    cdef Mask limit_builds(self, Space space, bint dome, Mask targets) noexcept nogil
    cdef Mask builds_from(self, Space space) noexcept nogil
    cdef Mask domes_from(self, Space space) noexcept nogil
    cdef Int generate(self, Buffer out, Int n) noexcept nogil
    cdef Int generate_moves(self, Buffer out, Int n, Mask movers) noexcept nogil
    cdef Int generate_builds(self, Buffer out, Int n) noexcept nogil
    cdef Int generate_early(self, Buffer out, Int n, Mask builders) noexcept nogil
    cdef Int generate_rest(self, Buffer out, Int n) noexcept nogil
    cdef void play(self, Step step) noexcept nogil
    cdef void walk_worker(self, Space src, Space dst) noexcept nogil
    cdef Space exit_of(self, Space src, Space dst) noexcept nogil
    cdef void arrive(self, Space src, Space dst, Int direction, Int won) noexcept nogil
    cdef Int winning(self, Space src, Space dst) noexcept nogil
    cdef void act(self, Int kind, Space src, Space dst) noexcept nogil
    cdef void climbs(self, Space src, Space dst) noexcept nogil
    cdef bint denied(self, Space dst) noexcept nogil
    cdef void conclude(self, Space dst, Int reason) noexcept nogil
    cdef void construct(self, Int kind, Space src, Space dst) noexcept nogil
    cdef void answer(self, Int kind, Space dst) noexcept nogil
    cdef void draw(self, Int card) noexcept nogil
    cdef void discard_face(self) noexcept nogil
    cdef void tag_touched(self, Space space) noexcept nogil
    cdef void spend(self) noexcept nogil
    cdef void name_pair(self) noexcept nogil
    cdef void next_mover(self) noexcept nogil
    cdef void set_questions(self) noexcept nogil
    cdef void cancel(self) noexcept nogil
    cdef bint blind(self, Int kind, Space src, Space dst) noexcept nogil
    cdef void after(self, Int kind) noexcept nogil
    cdef bint react(self, Int kind, Space space) noexcept nogil
    cdef bint anything(self) noexcept nogil
    cdef void trade(self) noexcept nogil
    cdef bint content(self) noexcept nogil
    cdef bint hopeful(self) noexcept nogil
    cdef void finish(self) noexcept nogil
    cdef void pass_turn(self) noexcept nogil
    cdef void check_triumphs(self) noexcept nogil
    cdef void win(self, Side side, Int reason) noexcept nogil
    cdef void lose(self, Side side, Int reason) noexcept nogil
    cdef void eliminate(self, Side side) noexcept nogil
    cdef void abandon_turn(self, Side side) noexcept nogil
    cdef void settle_powers(self) noexcept nogil
    cdef void begin(self) noexcept nogil
    cdef bint plain(self) noexcept nogil
    cdef void take(self, Step step) noexcept nogil
    cdef bint possible(self, Step step) noexcept nogil
    cdef void miss(self) noexcept nogil
    cpdef void conceal(self, Seat seat) noexcept nogil

cdef class Power:
    cdef Mask stands(self, Position p, Mask placed) noexcept nogil
    cdef Mask move_targets(self, Position p, Space space) noexcept nogil
    cdef Mask build_targets(self, Position p, Space space) noexcept nogil
    cdef Mask dome_targets(self, Position p, Space space) noexcept nogil
    cdef Mask movers(self, Position p) noexcept nogil
    cdef Mask builders(self, Position p) noexcept nogil
    cdef Int opens(self, Position p, Buffer out, Int n) noexcept nogil
    cdef Int offers(self, Position p, Buffer out, Int n) noexcept nogil
    cdef void carries(self, Position p, Space src, Space dst) noexcept nogil
    cdef Int wins(self, Position p, Space src, Space dst) noexcept nogil
    cdef void stepped(self, Position p, Space src, Space dst, Int direction) noexcept nogil
    cdef Int follows(self, Position p, Int kind) noexcept nogil
    cdef void wakes(self, Position p, Seat seat) noexcept nogil
    cdef bint legs(self, Position p, Space entry, Space exit) noexcept nogil
    cdef Int earns(self, Position p) noexcept nogil
    cdef void applies(self, Position p, Int kind, Space dst) noexcept nogil
    cdef Mask limit_moves(self, Position p, Seat seat, Space space, Mask targets) noexcept nogil
    cdef Mask limit_builds(self, Position p, Seat seat, bint dome, Mask targets) noexcept nogil
    cdef bint denies_win(self, Position p, Space dst) noexcept nogil
    cdef bint claims_win(self, Position p, Space dst) noexcept nogil
    cdef void witnesses(self, Position p, Seat seat, Space dst) noexcept nogil
    cdef void trails(self, Position p, Seat seat, Int direction) noexcept nogil
    cdef bint wants(self, Position p, Seat seat) noexcept nogil
    cdef bint insists(self, Position p, Seat seat) noexcept nogil
    cdef void shades(self, Position p, Seat seat) noexcept nogil
    cdef Mask bars(self, Position p) noexcept nogil
    cdef bint triumphs(self, Position p) noexcept nogil
    cdef Mask reacts(self, Position p, Seat seat, Space space) noexcept nogil
    cdef bint steals(self, Position p, Seat seat) noexcept nogil
    cdef void passes_on(self, Position p, Seat seat) noexcept nogil
    cdef void leaves(self, Position p) noexcept nogil
