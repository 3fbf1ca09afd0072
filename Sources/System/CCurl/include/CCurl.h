#pragma once

#include <curl/curl.h>
// The functions that watch libcurl's sockets, which Swift's module of the C library does not contain.
#include <sys/epoll.h>
#include <sys/eventfd.h>

// libcurl, loaded on first use. If it were linked, it and its dependencies would add several milliseconds to every
// launch, even of apps that use no server. Call `libcurl_load` before any other function.
//
// Functions with variable arguments, which Swift cannot call, have wrappers with fixed types.

/// Loads and initializes libcurl. Returns NULL on success, otherwise an error message. Safe to call from any thread.
/// After a failure, which can be a temporary lack of file descriptors, the next call tries again.
const char *libcurl_load(void);

CURL *libcurl_easy_init(void);
void libcurl_easy_cleanup(CURL *handle);
const char *libcurl_easy_strerror(CURLcode code);
/// Resumes a transfer after a data function returned CURL_WRITEFUNC_PAUSE. The function is called again with the same
/// bytes.
CURLcode libcurl_read_on(CURL *handle);

CURLcode libcurl_set_long(CURL *handle, CURLoption option, long value);
CURLcode libcurl_set_offset(CURL *handle, CURLoption option, curl_off_t value);
CURLcode libcurl_set_text(CURL *handle, CURLoption option, const char *value);
CURLcode libcurl_set_pointer(CURL *handle, CURLoption option, void *value);
CURLcode libcurl_set_headers(CURL *handle, struct curl_slist *headers);

typedef size_t (*libcurl_data_function)(char *bytes, size_t size, size_t count, void *context);
typedef int (*libcurl_prerequest_function)(
    void *context, char *primary_address, char *local_address, int primary_port, int local_port);

typedef int (*libcurl_seek_function)(void *context, curl_off_t offset, int origin);
typedef int (*libcurl_progress_function)(
    void *context, curl_off_t to_receive, curl_off_t received, curl_off_t to_send, curl_off_t sent);

/// `option` is CURLOPT_WRITEFUNCTION, CURLOPT_READFUNCTION or CURLOPT_HEADERFUNCTION.
CURLcode libcurl_set_data_function(CURL *handle, CURLoption option, libcurl_data_function function);
CURLcode libcurl_set_seek_function(CURL *handle, libcurl_seek_function function);
CURLcode libcurl_set_progress_function(CURL *handle, libcurl_progress_function function);
typedef curl_socket_t (*libcurl_open_function)(void *context, curlsocktype purpose, struct curl_sockaddr *address);
typedef int (*libcurl_close_function)(void *context, curl_socket_t socket);
/// Sets the functions that open and close the sockets of connections.
void libcurl_set_socket_functions(
    CURL *handle, libcurl_open_function on_open, libcurl_close_function on_close, void *context);
/// Sets an option to a copy of the bytes.
CURLcode libcurl_set_blob(CURL *handle, CURLoption option, const void *bytes, size_t count);
CURLcode libcurl_set_prerequest_function(CURL *handle, libcurl_prerequest_function function);

long libcurl_get_long(CURL *handle, CURLINFO information);
curl_off_t libcurl_get_offset(CURL *handle, CURLINFO information);
/// Returns text that the handle owns.
const char *libcurl_get_text(CURL *handle, CURLINFO information);
void *libcurl_get_private(CURL *handle);

struct curl_slist *libcurl_slist_append(struct curl_slist *list, const char *text);
void libcurl_slist_free_all(struct curl_slist *list);

CURLM *libcurl_multi_init(void);
void libcurl_multi_cleanup(CURLM *handle);
void libcurl_multi_set_long(CURLM *handle, CURLMoption option, long value);
void libcurl_multi_add(CURLM *handle, CURL *transfer);
void libcurl_multi_remove(CURLM *handle, CURL *transfer);
typedef int (*libcurl_socket_function)(CURL *transfer, curl_socket_t socket, int what, void *context, void *own);
typedef int (*libcurl_timer_function)(CURLM *handle, long milliseconds, void *context);
/// Sets the functions that libcurl calls with the sockets and the timeout that it waits for.
void libcurl_multi_set_functions(
    CURLM *handle, libcurl_socket_function on_socket, libcurl_timer_function on_timer, void *context);
/// Processes the events of a socket, or an expired timeout (CURL_SOCKET_TIMEOUT). Returns the number of unfinished
/// transfers.
int libcurl_multi_act(CURLM *handle, curl_socket_t socket, int events);
/// Returns the next finished transfer with its result; NULL for none.
CURL *libcurl_multi_next_done(CURLM *handle, CURLcode *result);
