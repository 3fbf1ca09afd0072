#include "CCurl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

// All functions that are used: the name of the pointer in this file, and the name in libcurl.
#define FUNCTIONS(EACH) \
    EACH(global_init, curl_global_init) \
    EACH(easy_init, curl_easy_init) \
    EACH(easy_cleanup, curl_easy_cleanup) \
    EACH(easy_strerror, curl_easy_strerror) \
    EACH(easy_pause, curl_easy_pause) \
    EACH(set_option, curl_easy_setopt) \
    EACH(get_information, curl_easy_getinfo) \
    EACH(slist_append, curl_slist_append) \
    EACH(slist_free_all, curl_slist_free_all) \
    EACH(multi_init, curl_multi_init) \
    EACH(multi_cleanup, curl_multi_cleanup) \
    EACH(multi_set_option, curl_multi_setopt) \
    EACH(multi_add_handle, curl_multi_add_handle) \
    EACH(multi_remove_handle, curl_multi_remove_handle) \
    EACH(multi_socket_action, curl_multi_socket_action) \
    EACH(multi_info_read, curl_multi_info_read)

#define DECLARE(name, symbol) static __typeof__(&symbol) name;
FUNCTIONS(DECLARE)

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static bool is_loaded;

// Keeps OpenSSL from releasing its memory when the process exits. The thread for transfers still runs then, and would
// crash. If libcurl uses another TLS library, none of its dependencies has the function `OPENSSL_init_crypto`.
static void keep_until_exit(void *library) {
    // OPENSSL_INIT_NO_ATEXIT of openssl/crypto.h, which has an effect only in the first call.
    const uint64_t no_atexit = 0x00080000;
    int (*initialize)(uint64_t, const void *) = (int (*)(uint64_t, const void *))dlsym(library, "OPENSSL_init_crypto");
    if (initialize) initialize(no_atexit, 0);
}

static const char *load(void) {
    void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    if (!library) return "libcurl.so.4 is missing. It comes with Debian's package libcurl4.";
#define FIND(name, symbol) \
    if (!(name = (__typeof__(name))dlsym(library, #symbol))) return "libcurl.so.4 is too old: it lacks " #symbol ".";
    FUNCTIONS(FIND)
    keep_until_exit(library);
    return global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK ? NULL : "libcurl could not be started.";
}

const char *libcurl_load(void) {
    pthread_mutex_lock(&lock);
    const char *failure = is_loaded ? NULL : load();
    is_loaded = !failure;
    pthread_mutex_unlock(&lock);
    return failure;
}

CURL *libcurl_easy_init(void) { return easy_init(); }
void libcurl_easy_cleanup(CURL *handle) { easy_cleanup(handle); }
CURLcode libcurl_read_on(CURL *handle) { return easy_pause(handle, CURLPAUSE_CONT); }
const char *libcurl_easy_strerror(CURLcode code) { return easy_strerror(code); }

CURLcode libcurl_set_long(CURL *handle, CURLoption option, long value) { return set_option(handle, option, value); }

CURLcode libcurl_set_offset(CURL *handle, CURLoption option, curl_off_t value) {
    return set_option(handle, option, value);
}

CURLcode libcurl_set_text(CURL *handle, CURLoption option, const char *value) {
    return set_option(handle, option, value);
}

CURLcode libcurl_set_pointer(CURL *handle, CURLoption option, void *value) {
    return set_option(handle, option, value);
}

CURLcode libcurl_set_headers(CURL *handle, struct curl_slist *headers) {
    return set_option(handle, CURLOPT_HTTPHEADER, headers);
}

CURLcode libcurl_set_data_function(CURL *handle, CURLoption option, libcurl_data_function function) {
    return set_option(handle, option, function);
}

CURLcode libcurl_set_seek_function(CURL *handle, libcurl_seek_function function) {
    return set_option(handle, CURLOPT_SEEKFUNCTION, function);
}

CURLcode libcurl_set_progress_function(CURL *handle, libcurl_progress_function function) {
    return set_option(handle, CURLOPT_XFERINFOFUNCTION, function);
}

void libcurl_set_socket_functions(
    CURL *handle, libcurl_open_function on_open, libcurl_close_function on_close, void *context) {
    set_option(handle, CURLOPT_OPENSOCKETDATA, context);
    set_option(handle, CURLOPT_OPENSOCKETFUNCTION, on_open);
    set_option(handle, CURLOPT_CLOSESOCKETDATA, context);
    set_option(handle, CURLOPT_CLOSESOCKETFUNCTION, on_close);
}

CURLcode libcurl_set_blob(CURL *handle, CURLoption option, const void *bytes, size_t count) {
    struct curl_blob blob = {(void *)bytes, count, CURL_BLOB_COPY};
    return set_option(handle, option, &blob);
}

CURLcode libcurl_set_prerequest_function(CURL *handle, libcurl_prerequest_function function) {
    return set_option(handle, CURLOPT_PREREQFUNCTION, function);
}

long libcurl_get_long(CURL *handle, CURLINFO information) {
    long value = 0;
    get_information(handle, information, &value);
    return value;
}

curl_off_t libcurl_get_offset(CURL *handle, CURLINFO information) {
    curl_off_t value = 0;
    get_information(handle, information, &value);
    return value;
}

const char *libcurl_get_text(CURL *handle, CURLINFO information) {
    char *value = 0;
    get_information(handle, information, &value);
    return value;
}

void *libcurl_get_private(CURL *handle) {
    void *value = 0;
    get_information(handle, CURLINFO_PRIVATE, &value);
    return value;
}

struct curl_slist *libcurl_slist_append(struct curl_slist *list, const char *text) { return slist_append(list, text); }
void libcurl_slist_free_all(struct curl_slist *list) { slist_free_all(list); }

CURLM *libcurl_multi_init(void) { return multi_init(); }
void libcurl_multi_cleanup(CURLM *handle) { multi_cleanup(handle); }
void libcurl_multi_set_long(CURLM *handle, CURLMoption option, long value) { multi_set_option(handle, option, value); }
void libcurl_multi_add(CURLM *handle, CURL *transfer) { multi_add_handle(handle, transfer); }
void libcurl_multi_remove(CURLM *handle, CURL *transfer) { multi_remove_handle(handle, transfer); }

void libcurl_multi_set_functions(
    CURLM *handle, libcurl_socket_function on_socket, libcurl_timer_function on_timer, void *context) {
    multi_set_option(handle, CURLMOPT_SOCKETDATA, context);
    multi_set_option(handle, CURLMOPT_SOCKETFUNCTION, on_socket);
    multi_set_option(handle, CURLMOPT_TIMERDATA, context);
    multi_set_option(handle, CURLMOPT_TIMERFUNCTION, on_timer);
}

int libcurl_multi_act(CURLM *handle, curl_socket_t socket, int events) {
    int running = 0;
    multi_socket_action(handle, socket, events, &running);
    return running;
}

CURL *libcurl_multi_next_done(CURLM *handle, CURLcode *result) {
    int remaining = 0;
    CURLMsg *message;
    while ((message = multi_info_read(handle, &remaining))) {
        if (message->msg != CURLMSG_DONE) continue;
        *result = message->data.result;
        return message->easy_handle;
    }
    return 0;
}
