// What Embedded Swift needs of a C library: memory, and a few functions on it.
//
// A block of memory has a power of two bytes. Its first word says which one, and a freed block waits in a list for the next
// request of its size. The page's memory grows, and never shrinks.

typedef __SIZE_TYPE__ Size;

extern unsigned char __heap_base;

enum { headSize = 16, smallest = 4, sizes = 32, page = 65536 };

static Size end;
static void *freeBlocks[sizes];

static int exponentFor(Size bytes) {
    int exponent = smallest;
    while (exponent < sizes && ((Size)1 << exponent) < bytes) exponent++;
    return exponent;
}

static unsigned char *newBlock(Size bytes) {
    if (end == 0) end = ((Size)&__heap_base + headSize - 1) & ~(Size)(headSize - 1);
    Size wanted = end + bytes;
    Size available = __builtin_wasm_memory_size(0) * page;
    if (wanted > available && __builtin_wasm_memory_grow(0, (wanted - available + page - 1) / page) == (Size)-1) return 0;
    unsigned char *block = (unsigned char *)end;
    end = wanted;
    return block;
}

void *malloc(Size bytes) {
    int exponent = exponentFor(bytes + headSize);
    if (exponent == sizes) return 0;
    unsigned char *block = freeBlocks[exponent];
    if (block) {
        freeBlocks[exponent] = *(void **)block;
    } else {
        block = newBlock((Size)1 << exponent);
        if (!block) return 0;
    }
    *(int *)block = exponent;
    return block + headSize;
}

// Blocks are aligned to 16 bytes, and nothing in the module needs more.
int posix_memalign(void **result, Size alignment, Size bytes) {
    *result = alignment <= headSize ? malloc(bytes) : 0;
    return *result ? 0 : 12;
}

void free(void *memory) {
    if (!memory) return;
    unsigned char *block = (unsigned char *)memory - headSize;
    int exponent = *(int *)block;
    *(void **)block = freeBlocks[exponent];
    freeBlocks[exponent] = block;
}

void *memcpy(void *to, const void *from, Size count) {
    __builtin_memcpy(to, from, count);
    return to;
}

void *memmove(void *to, const void *from, Size count) {
    __builtin_memmove(to, from, count);
    return to;
}

void *memset(void *memory, int byte, Size count) {
    __builtin_memset(memory, byte, count);
    return memory;
}

// The module gets all its data from the page that it belongs to.
Size __stack_chk_guard = 0x5bd1e995;

void __stack_chk_fail(void) { __builtin_trap(); }
