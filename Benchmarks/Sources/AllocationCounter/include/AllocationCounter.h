#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// What the heap has done since the process began, on all threads.
struct allocation_snapshot {
    uint64_t allocations;  ///< calls that asked for memory: malloc, calloc, realloc and the aligned ones
    uint64_t heap_bytes;   ///< bytes in use by the allocator now, as mallinfo2 reports them
};

/// Fills `*snapshot`. Found with dlsym by the program that is measured, so that it runs without the counter too.
void allocation_counter_read(struct allocation_snapshot *snapshot);

#endif
