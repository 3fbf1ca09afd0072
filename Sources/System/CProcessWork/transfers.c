#define _GNU_SOURCE
#include "CProcessWork.h"
#include "dispatch_functions.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

// The transfers of Foundation's URLSession, which calls libcurl.

static int (*library_add)(void *, void *);
static int (*library_remove)(void *, void *);

// In a program without URLSession, libcurl is not linked. These pointers are then NULL and are never used.
__attribute__((constructor)) static void find_library(void) {
    library_add = dlsym(RTLD_NEXT, "curl_multi_add_handle");
    library_remove = dlsym(RTLD_NEXT, "curl_multi_remove_handle");
}

// Foundation refers to these functions by libcurl's symbol version.
#define VERSIONED(name) \
    extern __typeof(name) name##_versioned __attribute__((alias(#name))); \
    __asm__(".symver " #name "_versioned," #name "@CURL_OPENSSL_4")

// libcurl runs a transfer from `curl_multi_add_handle` to `curl_multi_remove_handle`.
struct transfer {
    struct transfer *next;
    void *handle;
};

static pthread_mutex_t transfer_lock = PTHREAD_MUTEX_INITIALIZER;
static struct transfer *first_transfer;
static unsigned transfer_count;

_Bool dispatch_work_has_transfers(void) {
    pthread_mutex_lock(&transfer_lock);
    _Bool has_transfers = first_transfer != 0;
    pthread_mutex_unlock(&transfer_lock);
    return has_transfers;
}

unsigned dispatch_work_transfer_count(void) {
    pthread_mutex_lock(&transfer_lock);
    unsigned count = transfer_count;
    pthread_mutex_unlock(&transfer_lock);
    return count;
}

static void leave(void *context) {
    (void)context;
    dispatch_group_leave(dispatch_work_group());
}

int curl_multi_add_handle(void *multi, void *handle) {
    struct transfer *transfer = malloc(sizeof *transfer);
    if (transfer) {
        dispatch_group_enter(dispatch_work_group());
        transfer->handle = handle;
        pthread_mutex_lock(&transfer_lock);
        transfer->next = first_transfer;
        first_transfer = transfer;
        transfer_count++;
        pthread_mutex_unlock(&transfer_lock);
    }
    return library_add(multi, handle);
}
VERSIONED(curl_multi_add_handle);

int curl_multi_remove_handle(void *multi, void *handle) {
    pthread_mutex_lock(&transfer_lock);
    struct transfer **link = &first_transfer;
    while (*link && (*link)->handle != handle) link = &(*link)->next;
    struct transfer *transfer = *link;
    if (transfer) *link = transfer->next;
    pthread_mutex_unlock(&transfer_lock);
    if (transfer) {
        // URLSession submits the result after this call returns, in the same block of its serial queue. The transfer
        // stays in progress until that block has ended.
        dispatch_async_f(dispatch_get_current_queue(), 0, leave);
        free(transfer);
    }
    return library_remove(multi, handle);
}
VERSIONED(curl_multi_remove_handle);
