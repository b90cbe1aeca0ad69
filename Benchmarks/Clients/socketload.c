// A WebSocket client that uses little enough CPU time to measure a server. It has one thread and runs on Linux only.
//
//   cc -O2 -std=gnu17 -Wall -Wextra socketload.c -o socketload
//   socketload round-trip --port N --frame TEXT [options]     one event at a time on each connection
//   socketload idle       --port N [options]                  holds connections and sends nothing
//
//   --path /…          request target (/)               --connections N    (1; idle: 1000)
//   --header TEXT      one more request header          --seconds S        (3; idle: 10)
//   --hello TEXT       first frame; its answer is the snapshot      --snapshot   wait for a snapshot without a hello
//   --answer TEXT      only messages that contain TEXT answer an event; it may contain the % codes below
//   --words A,B,…      words to type letter by letter, repeatedly, with an empty field after each word
//   --capture X=TEXT   sets X, a letter, to the text after TEXT in the snapshot, up to a quote, comma or bracket
//   --server-pid PID   also report the server's CPU and memory; several are added up
//
// In --frame, --hello and --answer: %n is the number of the event on its connection, from 1; %c that of the connection,
// from 0; %t the text of the field after the keystroke; %X the text that --capture found; %% a percent sign.
// Prints one JSON object.
//
//   connect ─► GET, 101 ─► hello ─► snapshot ─► event ─► answer ─► event …        (round-trip)
//                                        └────► nothing but pings answered        (idle)
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { opcode_continuation = 0, opcode_text = 1, opcode_binary = 2, opcode_close = 8, opcode_ping = 9, opcode_pong = 10 };
enum { max_connections = 20000, max_captures = 8, max_servers = 80, setup_timeout_ms = 15000 };

struct bytes {
    uint8_t *data;
    size_t length, capacity;
};

struct capture {
    char name;
    const char *prefix;
};

struct connection {
    int socket;
    unsigned index;
    uint64_t events;
    uint64_t sent_at;
    struct bytes input;    // not yet parsed
    struct bytes message;  // the fragments of one message so far
    char *captured[max_captures];
};

static struct {
    bool idle, wait_for_snapshot;
    int port, connections, server_pids[max_servers], server_count;
    double seconds;
    const char *path, *hello, *frame, *answer, *words;
    struct bytes headers;
    struct capture captures[max_captures];
    int capture_count;
} options = {.path = "/", .seconds = -1};

static struct bytes outgoing;  // the frame that is being written; there is one thread
static struct bytes expanded;
static uint64_t bytes_sent, bytes_received, bytes_answered, messages_received;

__attribute__((noreturn, format(printf, 1, 2))) static void fail(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fputs("socketload: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    exit(1);
}

// MARK: bytes

static void reserve(struct bytes *bytes, size_t more) {
    if (bytes->length + more <= bytes->capacity) return;
    size_t capacity = bytes->capacity ? bytes->capacity : 512;
    while (capacity < bytes->length + more) capacity *= 2;
    bytes->data = realloc(bytes->data, capacity);
    if (!bytes->data) fail("out of memory");
    bytes->capacity = capacity;
}

static void append(struct bytes *bytes, const void *data, size_t length) {
    reserve(bytes, length + 1);
    memcpy(bytes->data + bytes->length, data, length);
    bytes->length += length;
    bytes->data[bytes->length] = 0;  // not counted; lets text be searched
}

static void append_text(struct bytes *bytes, const char *text) {
    append(bytes, text, strlen(text));
}

static void drop_front(struct bytes *bytes, size_t length) {
    bytes->length -= length;
    if (bytes->length) memmove(bytes->data, bytes->data + length, bytes->length);
}

static uint64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

// MARK: frames

static void write_all(struct connection *connection, const uint8_t *data, size_t length) {
    bytes_sent += length;
    while (length > 0) {
        ssize_t written = send(connection->socket, data, length, MSG_NOSIGNAL);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) fail("connection %u: send: %s", connection->index, strerror(errno));
        data += written;
        length -= (size_t)written;
    }
}

static void send_frame(struct connection *connection, int opcode, const uint8_t *payload, size_t length) {
    static uint32_t state = 0x2545f491;
    uint8_t head[14] = {(uint8_t)(0x80 | opcode)}, mask[4];
    size_t size = 2;
    int length_bytes = length < 126 ? 0 : length < 65536 ? 2 : 8;
    head[1] = (uint8_t)(0x80 | (length_bytes == 0 ? length : length_bytes == 2 ? 126 : 127));
    for (int i = length_bytes - 1; i >= 0; i--) head[size++] = (uint8_t)((uint64_t)length >> (8 * i));
    state = state * 1664525 + 1013904223;
    memcpy(mask, &state, sizeof mask);
    memcpy(head + size, mask, sizeof mask);
    size += sizeof mask;

    outgoing.length = 0;
    append(&outgoing, head, size);
    reserve(&outgoing, length);
    for (size_t i = 0; i < length; i++) outgoing.data[outgoing.length++] = payload[i] ^ mask[i & 3];
    write_all(connection, outgoing.data, outgoing.length);
}

// The text of the field after the event: a word's first letter, its first two … the whole word, nothing, and so on.
static void append_typed(const struct connection *connection) {
    uint64_t keystroke = (connection->events ? connection->events - 1 : 0) % (strlen(options.words) + 1);
    for (const char *word = options.words;;) {
        size_t length = strcspn(word, ",");
        if (keystroke <= length) {
            append(&expanded, word, keystroke < length ? keystroke + 1 : 0);
            return;
        }
        keystroke -= length + 1;
        word += length + 1;
    }
}

static void expand(struct connection *connection, const char *template) {
    char number[24];
    expanded.length = 0;
    for (const char *at = template; *at; at++) {
        if (*at != '%') {
            append(&expanded, at, 1);
            continue;
        }
        char name = *++at;
        if (name == 't') {
            append_typed(connection);
            continue;
        }
        if (name == 'n' || name == 'c') {
            snprintf(number, sizeof number, "%llu",
                     name == 'c' ? (unsigned long long)connection->index : (unsigned long long)connection->events);
            append_text(&expanded, number);
            continue;
        }
        int found = -1;
        for (int i = 0; i < options.capture_count; i++)
            if (options.captures[i].name == name) found = i;
        if (found >= 0 && connection->captured[found]) append_text(&expanded, connection->captured[found]);
        else if (name == '%') append(&expanded, "%", 1);
        else fail("%%%c in a frame stands for nothing", name ? name : ' ');
    }
}

static void send_template(struct connection *connection, const char *template) {
    expand(connection, template);
    connection->sent_at = now();
    send_frame(connection, opcode_text, expanded.data, expanded.length);
}

// Takes the next complete message out of the input, and answers the control frames before it. Returns false if more
// bytes are needed.
// The message stays in connection->message until the next call.
static bool next_message(struct connection *connection, bool *fresh) {
    struct bytes *input = &connection->input;
    if (*fresh) connection->message.length = 0, *fresh = false;
    for (;;) {
        if (input->length < 2) return false;
        const uint8_t *data = input->data;
        size_t head = 2;
        uint64_t length = data[1] & 0x7f;
        int length_bytes = length == 126 ? 2 : length == 127 ? 8 : 0;
        if (data[1] & 0x80) fail("connection %u: the server masked a frame", connection->index);
        if (input->length < head + (size_t)length_bytes) return false;
        if (length_bytes) length = 0;
        for (int i = 0; i < length_bytes; i++) length = length << 8 | data[head++];
        if (length > 1u << 28) fail("connection %u: a frame of %llu bytes", connection->index, (unsigned long long)length);
        if (input->length < head + length) return false;

        bool final = data[0] & 0x80;
        int opcode = data[0] & 0x0f;
        const uint8_t *payload = data + head;
        switch (opcode) {
        case opcode_ping: send_frame(connection, opcode_pong, payload, length); break;
        case opcode_pong: break;
        case opcode_close:
            fail("connection %u: closed by the server, code %d", connection->index,
                 length >= 2 ? payload[0] << 8 | payload[1] : 1005);
        case opcode_continuation:
        case opcode_text:
        case opcode_binary: append(&connection->message, payload, length); break;
        default: fail("connection %u: opcode %d", connection->index, opcode);
        }
        drop_front(input, head + length);
        if (opcode <= opcode_binary && final) {
            messages_received++;
            *fresh = true;
            return true;
        }
    }
}

// Reads the available bytes. Returns false if there are none now.
static bool fill(struct connection *connection, int flags) {
    reserve(&connection->input, 16384);
    struct bytes *input = &connection->input;
    ssize_t received = recv(connection->socket, input->data + input->length, input->capacity - input->length - 1, flags);
    if (received < 0 && (errno == EAGAIN || errno == EINTR)) return false;
    if (received < 0) fail("connection %u: recv: %s", connection->index, strerror(errno));
    if (received == 0) fail("connection %u: ended by the server", connection->index);
    input->length += (size_t)received;
    input->data[input->length] = 0;
    bytes_received += (uint64_t)received;
    return true;
}

static void fill_or_time_out(struct connection *connection, const char *what) {
    struct pollfd wait = {.fd = connection->socket, .events = POLLIN};
    while (poll(&wait, 1, setup_timeout_ms) == 0) fail("connection %u: no %s in 15 s", connection->index, what);
    fill(connection, MSG_DONTWAIT);
}

static bool is_answer(struct connection *connection) {
    if (!options.answer) return true;
    expand(connection, options.answer);
    return memmem(connection->message.data, connection->message.length, expanded.data, expanded.length);
}

// MARK: opening

// The key is the example in RFC 6455, so the expected accept value is known without SHA-1.
static void shake_hands(struct connection *connection) {
    static const char accept[] = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=";
    char line[64];
    struct bytes request = {0};
    append_text(&request, "GET ");
    append_text(&request, options.path);
    snprintf(line, sizeof line, " HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n", options.port);
    append_text(&request, line);
    append_text(&request, "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                          "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n");
    if (options.headers.length) append(&request, options.headers.data, options.headers.length);
    append_text(&request, "\r\n");
    write_all(connection, request.data, request.length);
    free(request.data);

    char *end = NULL;
    while (!end) {
        fill_or_time_out(connection, "answer to the upgrade");
        end = strstr((char *)connection->input.data, "\r\n\r\n");
    }
    *end = 0;
    const char *text = (const char *)connection->input.data;
    if (strncmp(text, "HTTP/1.1 101", 12) != 0) fail("connection %u: %.*s", connection->index, (int)strcspn(text, "\r\n"), text);
    if (!strstr(text, accept)) fail("connection %u: wrong Sec-WebSocket-Accept", connection->index);
    drop_front(&connection->input, (size_t)(end + 4 - text));
}

static void capture_from(struct connection *connection) {
    for (int i = 0; i < options.capture_count; i++) {
        const char *prefix = options.captures[i].prefix;
        struct bytes *message = &connection->message;
        uint8_t *at = memmem(message->data, message->length, prefix, strlen(prefix));
        if (!at) fail("connection %u: the snapshot has no %s", connection->index, prefix);
        const char *value = (const char *)at + strlen(prefix);
        if (*value == '"') value++;
        connection->captured[i] = strndup(value, strcspn(value, "\",]}"));
    }
}

static void open_connection(struct connection *connection, unsigned index) {
    struct sockaddr_in address = {
        .sin_family = AF_INET, .sin_port = htons((uint16_t)options.port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    int yes = 1;
    connection->index = index;
    connection->socket = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (connection->socket < 0) fail("connection %u: socket: %s", index, strerror(errno));
    if (connect(connection->socket, (struct sockaddr *)&address, sizeof address) < 0)
        fail("connection %u: connect: %s", index, strerror(errno));
    setsockopt(connection->socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    shake_hands(connection);
    if (options.hello) send_template(connection, options.hello);
    bool fresh = true;
    if (options.hello || options.wait_for_snapshot) {
        while (!next_message(connection, &fresh)) fill_or_time_out(connection, "snapshot");
        capture_from(connection);
    }
}

// MARK: the server's process

// User and system time in seconds, or -1. The name in /proc/PID/stat may hold spaces, so fields are counted after it.
static double process_cpu(int pid) {
    char path[64], text[1024];
    unsigned long user, system;
    snprintf(path, sizeof path, "/proc/%d/stat", pid);
    FILE *file = fopen(path, "r");
    if (!file) return -1;
    size_t length = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[length] = 0;
    char *after_name = strrchr(text, ')');
    if (!after_name) return -1;
    if (sscanf(after_name + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system) != 2) return -1;
    return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

static double process_kib(int pid) {
    char path[64];
    long resident;
    snprintf(path, sizeof path, "/proc/%d/statm", pid);
    FILE *file = fopen(path, "r");
    if (!file) return -1;
    int fields = fscanf(file, "%*d %ld", &resident);
    fclose(file);
    return fields == 1 ? (double)resident * (double)sysconf(_SC_PAGESIZE) / 1024 : -1;
}

static double of_servers(double (*measure)(int pid)) {
    double sum = 0;
    for (int i = 0; i < options.server_count; i++) {
        double value = measure(options.server_pids[i]);
        if (value < 0) fail("can't read process %d in /proc", options.server_pids[i]);
        sum += value;
    }
    return sum;
}

// MARK: waiting on all connections

static int watch(struct connection *connections, int count) {
    int set = epoll_create1(EPOLL_CLOEXEC);
    if (set < 0) fail("epoll: %s", strerror(errno));
    for (int i = 0; i < count; i++) {
        struct epoll_event event = {.events = EPOLLIN, .data.ptr = &connections[i]};
        if (epoll_ctl(set, EPOLL_CTL_ADD, connections[i].socket, &event) < 0) fail("epoll: %s", strerror(errno));
    }
    return set;
}

struct latencies {
    uint32_t *nanoseconds;
    size_t count, capacity;
};

static void note(struct latencies *latencies, uint64_t nanoseconds) {
    if (latencies->count == latencies->capacity) {
        latencies->capacity = latencies->capacity ? latencies->capacity * 2 : 1 << 16;
        latencies->nanoseconds = realloc(latencies->nanoseconds, latencies->capacity * sizeof(uint32_t));
        if (!latencies->nanoseconds) fail("out of memory");
    }
    latencies->nanoseconds[latencies->count++] = nanoseconds > UINT32_MAX ? UINT32_MAX : (uint32_t)nanoseconds;
}

// Until the deadline: reads, and with `fire` sends the next event for each answer.
static void turn(int set, uint64_t deadline, bool fire, struct latencies *latencies) {
    struct epoll_event ready[256];
    for (uint64_t time = now(); time < deadline; time = now()) {
        int wait = (int)((deadline - time) / 1000000) + 1;
        int count = epoll_wait(set, ready, 256, wait);
        for (int i = 0; i < count; i++) {
            struct connection *connection = ready[i].data.ptr;
            // The fragments of an unfinished message are kept for the next read.
            bool fresh = false;
            if (!fill(connection, MSG_DONTWAIT)) continue;
            while (next_message(connection, &fresh)) {
                bool answers = fire && is_answer(connection);
                size_t length = connection->message.length;
                connection->message.length = 0;
                fresh = false;
                if (!answers) continue;
                bytes_answered += length + (length < 126 ? 2 : length < 65536 ? 4 : 10);
                note(latencies, now() - connection->sent_at);
                connection->events++;
                send_template(connection, options.frame);
            }
        }
    }
}

static int by_size(const void *left, const void *right) {
    uint32_t a = *(const uint32_t *)left, b = *(const uint32_t *)right;
    return (a > b) - (a < b);
}

// MARK: the two measurements

static void round_trip(struct connection *connections) {
    struct latencies warm_up = {0}, latencies = {0};
    for (int i = 0; i < options.connections; i++) {
        open_connection(&connections[i], (unsigned)i);
        connections[i].message.length = 0;
    }
    int set = watch(connections, options.connections);
    for (int i = 0; i < options.connections; i++) {
        connections[i].events = 1;
        send_template(&connections[i], options.frame);
    }
    turn(set, now() + 300000000, true, &warm_up);
    if (!warm_up.count) fail("no answer to an event in 0.3 s");

    bytes_sent = bytes_received = bytes_answered = messages_received = 0;
    double cpu = of_servers(process_cpu);
    uint64_t start = now();
    turn(set, start + (uint64_t)(options.seconds * 1e9), true, &latencies);
    double seconds = (double)(now() - start) / 1e9;
    double used = of_servers(process_cpu) - cpu;
    if (!latencies.count) fail("no answer to an event in %.1f s", options.seconds);

    size_t count = latencies.count;
    qsort(latencies.nanoseconds, count, sizeof(uint32_t), by_size);
    printf("{\"measurement\":\"round-trip\",\"connections\":%d,\"events\":%zu,\"events_a_second\":%.0f,"
           "\"p50_us\":%.2f,\"p95_us\":%.2f,\"p99_us\":%.2f,\"max_us\":%.2f,\"min_us\":%.2f,\"messages_an_event\":%.2f,\"sent_bytes\":%.1f,"
           "\"received_bytes\":%.1f,\"answer_bytes\":%.1f",
           options.connections, count, (double)count / seconds, latencies.nanoseconds[(count - 1) / 2] / 1e3,
           latencies.nanoseconds[(count * 95 + 99) / 100 - 1] / 1e3,
           latencies.nanoseconds[(count * 99 + 99) / 100 - 1] / 1e3, latencies.nanoseconds[count - 1] / 1e3, latencies.nanoseconds[0] / 1e3,
           (double)messages_received / (double)count, (double)bytes_sent / (double)count,
           (double)bytes_received / (double)count, (double)bytes_answered / (double)count);
    if (options.server_count) printf(",\"server_cpu_us\":%.2f", used * 1e6 / (double)count);
    puts("}");
}

// Opens a few connections before memory is read, so that one-time allocations of the server aren't counted.
static void idle(struct connection *connections) {
    int warm = options.connections > 20 ? 10 : 0;
    for (int i = 0; i < warm; i++) open_connection(&connections[i], (unsigned)i);
    double empty = of_servers(process_kib);
    uint64_t opening = now();
    for (int i = warm; i < options.connections; i++) open_connection(&connections[i], (unsigned)i);
    double opened = (double)(now() - opening) / 1e9;
    int set = watch(connections, options.connections);
    for (int i = 0; i < options.connections; i++) connections[i].message.length = 0;
    turn(set, now() + 1000000000, false, NULL);

    messages_received = bytes_received = 0;
    double full = of_servers(process_kib);
    double cpu = of_servers(process_cpu);
    turn(set, now() + (uint64_t)(options.seconds * 1e9), false, NULL);
    printf("{\"measurement\":\"idle\",\"connections\":%d,\"opened_in_s\":%.2f,\"seconds\":%.1f,\"messages\":%llu,"
           "\"received_bytes\":%llu",
           options.connections, opened, options.seconds, (unsigned long long)messages_received,
           (unsigned long long)bytes_received);
    if (options.server_count)
        printf(",\"kib_a_connection\":%.1f,\"server_cpu_percent\":%.2f",
               (full - empty) / (double)(options.connections - warm),
               (of_servers(process_cpu) - cpu) / options.seconds * 100);
    puts("}");
}

// MARK: the command line

static double number(const char *name, const char *text, double low, double high) {
    char *end;
    double value = strtod(text, &end);
    if (end == text || *end || !(value >= low && value <= high)) fail("%s can't be %s", name, text);
    return value;
}

static void add_capture(const char *text) {
    if (options.capture_count == max_captures || !text[0] || text[1] != '=' || !text[2] || strchr("nct%", text[0]))
        fail("--capture can't be %s", text);
    options.captures[options.capture_count++] = (struct capture){.name = text[0], .prefix = text + 2};
}

static void add_server(int pid) {
    if (options.server_count == max_servers) fail("more than %d servers", max_servers);
    options.server_pids[options.server_count++] = pid;
}

static void read_options(int count, char **arguments) {
    if (count < 2) fail("round-trip or idle? The head of socketload.c says more.");
    options.idle = strcmp(arguments[1], "idle") == 0;
    if (!options.idle && strcmp(arguments[1], "round-trip") != 0) fail("round-trip or idle, not %s", arguments[1]);
    for (int i = 2; i < count; i++) {
        const char *name = arguments[i];
        if (strcmp(name, "--snapshot") == 0) {
            options.wait_for_snapshot = true;
            continue;
        }
        if (++i == count) fail("%s needs a value", name);
        const char *value = arguments[i];
        if (strcmp(name, "--port") == 0) options.port = (int)number(name, value, 1, 65535);
        else if (strcmp(name, "--connections") == 0) options.connections = (int)number(name, value, 1, max_connections);
        else if (strcmp(name, "--seconds") == 0) options.seconds = number(name, value, 0.1, 3600);
        else if (strcmp(name, "--server-pid") == 0) add_server((int)number(name, value, 1, 1 << 30));
        else if (strcmp(name, "--path") == 0) options.path = value;
        else if (strcmp(name, "--hello") == 0) options.hello = value;
        else if (strcmp(name, "--frame") == 0) options.frame = value;
        else if (strcmp(name, "--answer") == 0) options.answer = value;
        else if (strcmp(name, "--words") == 0) options.words = value;
        else if (strcmp(name, "--capture") == 0) add_capture(value);
        else if (strcmp(name, "--header") == 0) append_text(&options.headers, value), append_text(&options.headers, "\r\n");
        else fail("no option is called %s", name);
    }
    if (!options.port) fail("--port is needed");
    if (!options.idle && !options.frame) fail("--frame is needed");
    if (!options.words) options.words = "";
    if (!options.connections) options.connections = options.idle ? 1000 : 1;
    if (options.seconds < 0) options.seconds = options.idle ? 10 : 3;
}

int main(int count, char **arguments) {
    read_options(count, arguments);
    struct rlimit files;
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    struct connection *connections = calloc((size_t)options.connections, sizeof *connections);
    if (!connections) fail("out of memory");
    if (options.idle) idle(connections);
    else round_trip(connections);
    return 0;
}
