#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// The work of the heap since the process started, on all threads.
struct allocation_snapshot {
    uint64_t allocations;  ///< calls that asked for memory: malloc, calloc, realloc and the aligned ones
    uint64_t heap_bytes;   ///< bytes in use by the allocator now, as mallinfo2 reports them
};

/// Fills `*snapshot`. The measured program finds this function with dlsym, so that it also runs without the counter.
void allocation_counter_read(struct allocation_snapshot *snapshot);

#endif
