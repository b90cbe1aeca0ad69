// Calls zlib, which each system with Swift has: the package manager itself is linked with it. But its header and the name
// `libz.so` come with a package for developers, which may be missing. So what is called is declared here, and the manifest
// names the library by its file. These declarations are a part of zlib's binary interface. `deflateInit2_` refuses a caller
// with another one: it compares the first digit of the version, and the size of the structure.

#include "gzip.h"

#include <limits.h>

struct stream {
    const uint8_t *next_in;
    unsigned int avail_in;
    unsigned long total_in;
    uint8_t *next_out;
    unsigned int avail_out;
    unsigned long total_out;
    const char *message;
    void *state;
    void *allocate;
    void *release;
    void *opaque;
    int data_type;
    unsigned long checksum;
    unsigned long reserved;
};

int deflateInit2_(
    struct stream *stream, int level, int method, int window_bits, int memory_level, int strategy, const char *version,
    int stream_size);
int deflate(struct stream *stream, int flush);
int deflateEnd(struct stream *stream);
unsigned long compressBound(unsigned long length);

static const char *const interface_version = "1";

enum {
    usual_level = 6,
    method_deflate = 8,
    // The largest window, and the header and the end of gzip.
    window_bits = 15 + 16,
    usual_memory_level = 8,
    usual_strategy = 0,
    flush_finish = 4,
    result_ok = 0,
    result_end = 1,
    // What the header and the end of gzip take more than those that `compressBound` counts.
    longer_ends = 12,
};

size_t backstaff_gzip_bound(size_t length) {
    return compressBound(length) + longer_ends;
}

size_t backstaff_gzip(const uint8_t *bytes, size_t length, uint8_t *output) {
    const size_t bound = backstaff_gzip_bound(length);
    if (bound > UINT_MAX) return 0;
    struct stream stream = {0};
    const int began = deflateInit2_(
        &stream, usual_level, method_deflate, window_bits, usual_memory_level, usual_strategy, interface_version,
        sizeof stream);
    if (began != result_ok) return 0;
    stream.next_in = bytes;
    stream.avail_in = (unsigned int)length;
    stream.next_out = output;
    stream.avail_out = (unsigned int)bound;
    const int result = deflate(&stream, flush_finish);
    const size_t made = stream.total_out;
    deflateEnd(&stream);
    return result == result_end ? made : 0;
}
