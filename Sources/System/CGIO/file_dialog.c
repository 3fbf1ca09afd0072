#include "CGIO.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char portal_name[] = "org.freedesktop.portal.Desktop";
static const char portal_path[] = "/org/freedesktop/portal/desktop";
static const char chooser_interface[] = "org.freedesktop.portal.FileChooser";
static const char request_interface[] = "org.freedesktop.portal.Request";

typedef struct {
    uint32_t domain;
    int code;
    char *message;
} GError;

typedef void (*NameAppeared)(void *bus, const char *name, const char *owner, void *dialog);
typedef void (*NameVanished)(void *bus, const char *name, void *dialog);
typedef void (*CallEnded)(void *bus, void *result, void *dialog);
typedef void (*SignalReceived)(
    void *bus, const char *sender, const char *path, const char *interface, const char *signal, void *parameters,
    void *dialog);

// The functions of GIO and GLib, without their prefix. Pointers to their types are untyped.
#define FUNCTIONS(F) \
    F(void *, main_context_new, (void)) \
    F(void, main_context_push_thread_default, (void *)) \
    F(void, main_context_pop_thread_default, (void *)) \
    F(int, main_context_iteration, (void *, int)) \
    F(void, main_context_wakeup, (void *)) \
    F(void, main_context_unref, (void *)) \
    F(void, free, (void *)) \
    F(void, error_free, (GError *)) \
    F(int, dbus_error_strip_remote_error, (GError *)) \
    F(void, object_unref, (void *)) \
    F(char *, dbus_address_get_for_bus_sync, (int, void *, GError **)) \
    F(void *, dbus_connection_new_for_address_sync, (const char *, int, void *, void *, GError **)) \
    F(const char *, dbus_connection_get_unique_name, (void *)) \
    F(int, dbus_connection_close_sync, (void *, void *, GError **)) \
    F(int, dbus_connection_flush_sync, (void *, void *, GError **)) \
    F(unsigned, bus_watch_name_on_connection, \
      (void *, const char *, int, NameAppeared, NameVanished, void *, void (*)(void *))) \
    F(void, bus_unwatch_name, (unsigned)) \
    F(unsigned, dbus_connection_signal_subscribe, \
      (void *, const char *, const char *, const char *, const char *, const char *, int, SignalReceived, void *, \
       void (*)(void *))) \
    F(void, dbus_connection_signal_unsubscribe, (void *, unsigned)) \
    F(void, dbus_connection_call, \
      (void *, const char *, const char *, const char *, const char *, void *, const char *, int, int, void *, \
       CallEnded, void *)) \
    F(void *, dbus_connection_call_finish, (void *, void *, GError **)) \
    F(void *, variant_builder_new, (const char *)) \
    F(void, variant_builder_add, (void *, const char *, ...)) \
    F(void, variant_builder_unref, (void *)) \
    F(void *, variant_new, (const char *, ...)) \
    F(void *, variant_new_string, (const char *)) \
    F(void *, variant_new_boolean, (int)) \
    F(void *, variant_new_bytestring, (const char *)) \
    F(void *, variant_new_bytestring_array, (const char *const *, long)) \
    F(void, variant_get, (void *, const char *, ...)) \
    F(void *, variant_lookup_value, (void *, const char *, const char *)) \
    F(const char **, variant_get_strv, (void *, size_t *)) \
    F(void, variant_unref, (void *))

static struct {
#define DECLARE(result, name, parameters) result(*name) parameters;
    FUNCTIONS(DECLARE)
#undef DECLARE
} gio;

static bool is_loaded;
static pthread_once_t loading = PTHREAD_ONCE_INIT;

static void load(void) {
    void *library = dlopen("libgio-2.0.so.0", RTLD_LAZY | RTLD_LOCAL);
    if (!library) return;
#define LOOK_UP(result, name, parameters) \
    gio.name = (result(*) parameters)dlsym(library, "g_" #name); \
    if (!gio.name) return;
    FUNCTIONS(LOOK_UP)
#undef LOOK_UP
    is_loaded = true;
}

struct EngawaFileDialog {
    const EngawaFileRequest *request;
    void *completion_context;
    void (*completion)(void *, EngawaFileAnswer, const char *const *, const char *);

    // For all threads.
    atomic_bool is_closed;
    atomic_bool is_accepted;
    pthread_mutex_t lock;
    // The loop of the thread; NULL before it begins and after it ends. Guarded by the lock.
    void *loop;

    // For the thread of the dialog.
    void *bus;
    char owner[256];
    char handle[512];
    unsigned subscription;
    bool has_ended;
    EngawaFileAnswer answer;
    const char **uris;
    char problem[512];
};

static void end(EngawaFileDialog *dialog, EngawaFileAnswer answer, const char *format, const char *detail) {
    if (dialog->has_ended) return;
    dialog->has_ended = true;
    dialog->answer = answer;
    snprintf(dialog->problem, sizeof dialog->problem, format, detail);
}

static void end_with_error(EngawaFileDialog *dialog, GError *error, EngawaFileAnswer answer, const char *format) {
    gio.dbus_error_strip_remote_error(error);
    end(dialog, answer, format, error->message);
    gio.error_free(error);
}

static void response_was_received(
    void *bus, const char *sender, const char *path, const char *interface, const char *signal, void *parameters,
    void *context) {
    (void)bus, (void)sender, (void)path, (void)interface, (void)signal;
    EngawaFileDialog *dialog = context;
    if (dialog->has_ended) return;
    uint32_t code = 2;
    void *results = NULL;
    gio.variant_get(parameters, "(u@a{sv})", &code, &results);
    if (code == 0) {
        void *uris = gio.variant_lookup_value(results, "uris", "as");
        if (uris) {
            const char **values = gio.variant_get_strv(uris, NULL);
            size_t count = 0;
            while (values[count]) count++;
            dialog->uris = calloc(count + 1, sizeof *dialog->uris);
            for (size_t index = 0; dialog->uris && index < count; index++) dialog->uris[index] = strdup(values[index]);
            gio.free(values);
            gio.variant_unref(uris);
        }
        if (dialog->uris && dialog->uris[0])
            end(dialog, EngawaFileAnswerChosen, "%s", "");
        else
            end(dialog, EngawaFileAnswerFailed, "%s", "The desktop portal returned no files.");
    } else {
        end(dialog, code == 1 ? EngawaFileAnswerCanceled : EngawaFileAnswerEnded, "%s", "");
    }
    gio.variant_unref(results);
}

static void subscribe(EngawaFileDialog *dialog, const char *handle) {
    if (dialog->subscription) gio.dbus_connection_signal_unsubscribe(dialog->bus, dialog->subscription);
    snprintf(dialog->handle, sizeof dialog->handle, "%s", handle);
    dialog->subscription = gio.dbus_connection_signal_subscribe(
        dialog->bus, dialog->owner, request_interface, "Response", handle, NULL, 0, response_was_received, dialog,
        NULL);
}

static void call_ended(void *bus, void *result, void *context) {
    EngawaFileDialog *dialog = context;
    GError *error = NULL;
    void *reply = gio.dbus_connection_call_finish(bus, result, &error);
    if (!reply) {
        end_with_error(dialog, error, EngawaFileAnswerFailed, "The desktop portal shows no file dialog (%s).");
        return;
    }
    const char *handle = NULL;
    gio.variant_get(reply, "(&o)", &handle);
    // Portals before version 0.9 choose the handle themselves.
    if (strcmp(handle, dialog->handle) != 0) subscribe(dialog, handle);
    gio.variant_unref(reply);
    atomic_store(&dialog->is_accepted, true);
}

static void *make_filters(const EngawaFileRequest *request) {
    enum { pattern = 0, mime_type = 1 };
    void *rules = gio.variant_builder_new("a(us)");
    for (size_t index = 0; request->patterns[index]; index++)
        gio.variant_builder_add(rules, "(us)", pattern, request->patterns[index]);
    for (size_t index = 0; request->mime_types[index]; index++)
        gio.variant_builder_add(rules, "(us)", mime_type, request->mime_types[index]);
    void *filters = gio.variant_builder_new("a(sa(us))");
    gio.variant_builder_add(filters, "(sa(us))", request->filter_name, rules);
    void *value = gio.variant_new("a(sa(us))", filters);
    gio.variant_builder_unref(rules);
    gio.variant_builder_unref(filters);
    return value;
}

static void *make_options(const EngawaFileRequest *request, const char *token) {
    void *options = gio.variant_builder_new("a{sv}");
    gio.variant_builder_add(options, "{sv}", "handle_token", gio.variant_new_string(token));
    if (request->accept_label)
        gio.variant_builder_add(options, "{sv}", "accept_label", gio.variant_new_string(request->accept_label));
    if (request->multiple) gio.variant_builder_add(options, "{sv}", "multiple", gio.variant_new_boolean(1));
    if (request->directory) gio.variant_builder_add(options, "{sv}", "directory", gio.variant_new_boolean(1));
    if (request->folder)
        gio.variant_builder_add(options, "{sv}", "current_folder", gio.variant_new_bytestring(request->folder));
    if (request->filter_name) gio.variant_builder_add(options, "{sv}", "filters", make_filters(request));
    if (strcmp(request->method, "SaveFile") == 0 && request->names[0])
        gio.variant_builder_add(options, "{sv}", "current_name", gio.variant_new_string(request->names[0]));
    if (strcmp(request->method, "SaveFiles") == 0)
        gio.variant_builder_add(options, "{sv}", "files", gio.variant_new_bytestring_array(request->names, -1));
    return options;
}

static void portal_appeared(void *bus, const char *name, const char *owner, void *context) {
    (void)name;
    EngawaFileDialog *dialog = context;
    if (dialog->owner[0] || dialog->has_ended || atomic_load(&dialog->is_closed)) return;
    snprintf(dialog->owner, sizeof dialog->owner, "%s", owner);
    // The connection is used for one request, so the token is unique.
    static const char token[] = "engawa";
    char sender[256], handle[512];
    snprintf(sender, sizeof sender, "%s", gio.dbus_connection_get_unique_name(bus) + 1);
    for (char *letter = sender; *letter; letter++)
        if (*letter == '.') *letter = '_';
    snprintf(handle, sizeof handle, "%s/request/%s/%s", portal_path, sender, token);
    // Subscribe before the call, because the response may precede the reply.
    subscribe(dialog, handle);
    const EngawaFileRequest *request = dialog->request;
    void *options = make_options(request, token);
    void *parameters = gio.variant_new("(ssa{sv})", request->parent, request->title, options);
    gio.variant_builder_unref(options);
    enum { standard_timeout = -1 };
    gio.dbus_connection_call(
        bus, owner, portal_path, chooser_interface, request->method, parameters, "(o)", 0, standard_timeout, NULL,
        call_ended, dialog);
}

static void portal_vanished(void *bus, const char *name, void *context) {
    (void)bus, (void)name;
    EngawaFileDialog *dialog = context;
    if (dialog->owner[0])
        end(dialog, EngawaFileAnswerFailed, "%s", "The desktop portal has ended.");
    else
        end(dialog, EngawaFileAnswerMissing, "%s", "There is no desktop portal.");
}

// Whether the thread waits for an event of the portal. The portal cannot close a dialog before it has accepted the
// request for it, so a dialog that the program closes early is closed later.
static bool waits(EngawaFileDialog *dialog) {
    if (dialog->has_ended) return false;
    bool is_requested = dialog->owner[0];
    return !atomic_load(&dialog->is_closed) || (is_requested && !atomic_load(&dialog->is_accepted));
}

// Shows the dialog and waits for its end.
static void show(EngawaFileDialog *dialog, void *loop) {
    enum { session_bus = 2, authentication_client = 1, message_bus = 8, auto_start = 1 };
    GError *error = NULL;
    const char *address = dialog->request->bus_address;
    char *found = address ? NULL : gio.dbus_address_get_for_bus_sync(session_bus, NULL, &error);
    if (!address) address = found;
    // Unlike the connection that GIO shares, this one does not end the program when the bus ends.
    if (address)
        dialog->bus = gio.dbus_connection_new_for_address_sync(
            address, authentication_client | message_bus, NULL, NULL, &error);
    gio.free(found);
    if (!dialog->bus) {
        end_with_error(dialog, error, EngawaFileAnswerMissing, "The session bus is not available (%s).");
        return;
    }
    unsigned watch = gio.bus_watch_name_on_connection(
        dialog->bus, portal_name, auto_start, portal_appeared, portal_vanished, dialog, NULL);
    while (waits(dialog)) gio.main_context_iteration(loop, 1);
    gio.bus_unwatch_name(watch);
    if (dialog->subscription) gio.dbus_connection_signal_unsubscribe(dialog->bus, dialog->subscription);
    if (!dialog->has_ended && dialog->owner[0]) {
        gio.dbus_connection_call(
            dialog->bus, dialog->owner, dialog->handle, request_interface, "Close", NULL, NULL, 0, -1, NULL, NULL,
            NULL);
        gio.dbus_connection_flush_sync(dialog->bus, NULL, NULL);
    }
    gio.dbus_connection_close_sync(dialog->bus, NULL, NULL);
    // A call in progress ends with an error. Its function is not called, because the loop does not run again.
    gio.object_unref(dialog->bus);
}

static void *run(void *context) {
    EngawaFileDialog *dialog = context;
    pthread_once(&loading, load);
    if (is_loaded) {
        void *loop = gio.main_context_new();
        pthread_mutex_lock(&dialog->lock);
        dialog->loop = loop;
        pthread_mutex_unlock(&dialog->lock);
        gio.main_context_push_thread_default(loop);
        show(dialog, loop);
        pthread_mutex_lock(&dialog->lock);
        dialog->loop = NULL;
        pthread_mutex_unlock(&dialog->lock);
        gio.main_context_pop_thread_default(loop);
        gio.main_context_unref(loop);
    } else {
        end(dialog, EngawaFileAnswerMissing, "%s", "The library GIO is not installed.");
    }
    // A dialog that the program closed is canceled.
    end(dialog, EngawaFileAnswerCanceled, "%s", "");
    const char **uris = dialog->uris;
    dialog->uris = NULL;
    // The completion handler may free the dialog at any time.
    char problem[sizeof dialog->problem];
    memcpy(problem, dialog->problem, sizeof problem);
    dialog->completion(dialog->completion_context, dialog->answer, uris, problem[0] ? problem : NULL);
    for (size_t index = 0; uris && uris[index]; index++) free((void *)uris[index]);
    free(uris);
    return NULL;
}

EngawaFileDialog *engawa_file_dialog_open(
    const EngawaFileRequest *request, void *context,
    void (*completion)(void *, EngawaFileAnswer, const char *const *, const char *)) {
    EngawaFileDialog *dialog = calloc(1, sizeof *dialog);
    if (!dialog) return NULL;
    dialog->request = request;
    dialog->completion_context = context;
    dialog->completion = completion;
    pthread_mutex_init(&dialog->lock, NULL);
    pthread_t thread;
    if (pthread_create(&thread, NULL, run, dialog)) {
        engawa_file_dialog_free(dialog);
        return NULL;
    }
    pthread_detach(thread);
    return dialog;
}

bool engawa_file_dialog_is_accepted(EngawaFileDialog *dialog) { return atomic_load(&dialog->is_accepted); }

void engawa_file_dialog_close(EngawaFileDialog *dialog) {
    atomic_store(&dialog->is_closed, true);
    pthread_mutex_lock(&dialog->lock);
    if (dialog->loop) gio.main_context_wakeup(dialog->loop);
    pthread_mutex_unlock(&dialog->lock);
}

void engawa_file_dialog_free(EngawaFileDialog *dialog) {
    pthread_mutex_destroy(&dialog->lock);
    free(dialog);
}
