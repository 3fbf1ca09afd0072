// The yardstick for HTTP: COUNT GETs of one URL by libcurl's multi interface, CONCURRENCY of them at once.
//
//     curl-multi URL COUNT CONCURRENCY
//
// Prints the microseconds for each request, in real time and in processor time.
#include <curl/curl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

struct body {
    char *bytes;
    size_t count, room;
};

static size_t take(char *bytes, size_t size, size_t count, void *context) {
    struct body *body = context;
    size_t more = size * count;
    if (body->count + more > body->room) {
        body->room = (body->count + more) * 2;
        body->bytes = realloc(body->bytes, body->room);
    }
    __builtin_memcpy(body->bytes + body->count, bytes, more);
    body->count += more;
    return more;
}

static double clock_time(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static double processor_time(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e6 + usage.ru_utime.tv_usec + usage.ru_stime.tv_usec;
}

int main(int argc, char **argv) {
    if (argc != 4) return 1;
    int count = atoi(argv[2]), concurrency = atoi(argv[3]), started = 0, ended = 0, running = 0;
    curl_global_init(CURL_GLOBAL_DEFAULT);
    CURLM *multi = curl_multi_init();
    struct body *bodies = calloc(concurrency, sizeof *bodies);
    double begin = clock_time(), processor = processor_time();
    for (; started < concurrency && started < count; started++) {
        CURL *easy = curl_easy_init();
        curl_easy_setopt(easy, CURLOPT_URL, argv[1]);
        curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
        curl_easy_setopt(easy, CURLOPT_PROXY, "");
        curl_easy_setopt(easy, CURLOPT_ACCEPT_ENCODING, "");
        curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, take);
        curl_easy_setopt(easy, CURLOPT_WRITEDATA, &bodies[started]);
        curl_easy_setopt(easy, CURLOPT_PRIVATE, &bodies[started]);
        curl_multi_add_handle(multi, easy);
    }
    while (ended < count) {
        curl_multi_perform(multi, &running);
        int left, found = 0;
        CURLMsg *message;
        while ((message = curl_multi_info_read(multi, &left))) {
            if (message->data.result != CURLE_OK) return 1;
            CURL *easy = message->easy_handle;
            struct body *body;
            curl_easy_getinfo(easy, CURLINFO_PRIVATE, &body);
            if (body->count != 2048) return 1;
            body->count = 0;
            found = 1;
            ended++;
            curl_multi_remove_handle(multi, easy);
            if (started < count) {
                started++;
                curl_multi_add_handle(multi, easy);
            } else {
                curl_easy_cleanup(easy);
            }
        }
        if (!found && ended < count) curl_multi_poll(multi, 0, 0, 1000, 0);
    }
    printf("%f\t%f\n", (clock_time() - begin) / count, (processor_time() - processor) / count);
    return 0;
}
