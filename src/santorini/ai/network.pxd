from santorini.ai.evaluation cimport hand_made
from santorini.ai.layout cimport *
from santorini.rules.native cimport Int, Mask, Side, lowest
from santorini.rules.position cimport Position
from santorini.rules.words cimport *
cimport cython

cdef extern from *:
    """
    #include <stdint.h>
    #if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__linux__)
    #define SANTORINI_CLONES __attribute__((target_clones("avx2", "default")))
    #else
    #define SANTORINI_CLONES
    #endif
    #define SANTORINI_HIDDEN 128
    /* The values after some rows are added to and others taken from those of `from`. */
    SANTORINI_CLONES static void net_update(int16_t *to, const int16_t *from, const int16_t *weights, const int *rows,
                                            int added, int changes) {
        int16_t sums[SANTORINI_HIDDEN];
        for (int i = 0; i < SANTORINI_HIDDEN; i++) sums[i] = from[i];
        for (int k = 0; k < added; k++) {
            const int16_t *row = weights + rows[k] * SANTORINI_HIDDEN;
            for (int i = 0; i < SANTORINI_HIDDEN; i++) sums[i] += row[i];
        }
        for (int k = added; k < changes; k++) {
            const int16_t *row = weights + rows[k] * SANTORINI_HIDDEN;
            for (int i = 0; i < SANTORINI_HIDDEN; i++) sums[i] -= row[i];
        }
        for (int i = 0; i < SANTORINI_HIDDEN; i++) to[i] = sums[i];
    }
    /* The weighted sum of the squares of the clipped values. */
    SANTORINI_CLONES static int net_output(const int16_t *values, const int16_t *weights) {
        int32_t sum = 0;
        for (int i = 0; i < SANTORINI_HIDDEN; i++) {
            int16_t c = values[i] < 0 ? 0 : values[i] > 255 ? 255 : values[i];
            int16_t product = (int16_t)(c * weights[i]);
            sum += (int32_t)product * (int32_t)c;
        }
        return sum / 255;
    }
    """
    void net_update(short* to, const short* source, const short* weights, const int* rows, int added, int changes) noexcept nogil
    int net_output(const short* values, const short* weights) noexcept nogil

cdef struct Values:
    short of[HIDDEN]

@cython.final
cdef class Accumulators:
    cdef readonly bint ready
    cdef bytes weights
    cdef const short* numbers
    cdef int folded_for
    cdef short folded[2 * ROWS * HIDDEN]
    cdef short output[HIDDEN]
    cdef short other_output[HIDDEN]
    cdef int bias
    cdef Values values[2 * STACK]
    cdef Mask masks[STACK * MASKS]
    cdef int memories[STACK * 2]
    cdef signed char valid[STACK]
    cdef Mask now[MASKS]
    cdef int recalled[2]
    cdef int rows[2 * CHANGES]
    cdef int other_rows[2 * CHANGES]
    cdef int first_row[MASKS]
    cdef int other_first_row[MASKS]
    cdef void clear_row(self, Int target) noexcept nogil
    cdef void add_row(self, Int target, Int row) noexcept nogil
    cdef void stale(self, Int ply) noexcept nogil
    cdef void look(self, Position p) noexcept nogil
    cdef Int note(self, Int place, Int mask, Mask spaces) noexcept nogil
    cdef void update(self, Position p, Int ply) noexcept nogil
    cdef Int evaluate(self, Position p, Int ply, Side side) noexcept nogil
