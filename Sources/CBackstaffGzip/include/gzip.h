#ifndef BACKSTAFF_GZIP_H
#define BACKSTAFF_GZIP_H

#include <stddef.h>
#include <stdint.h>

/// The largest number of bytes that `backstaff_gzip` makes of some bytes.
size_t backstaff_gzip_bound(size_t length);

/// Compresses bytes in the format of gzip.
///
/// @param bytes The bytes, fewer than 2³².
/// @param output Room for the result, of `backstaff_gzip_bound(length)` bytes.
/// @return The number of bytes of the result, or 0 if there isn't enough memory.
size_t backstaff_gzip(const uint8_t *bytes, size_t length, uint8_t *output);

#endif
