#include "CGIO.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

static const char schema_name[] = "org.gnome.desktop.interface";
static const char key[] = "text-scaling-factor";

static void (*observer)(double);
static double (*get_double)(void *settings, const char *key);

static void value_did_change(void *settings, const char *changed_key, void *unused) {
    (void)unused;
    observer(get_double(settings, changed_key));
}

// Observes the setting until the process ends. Returns only if GIO or the setting does not exist.
static void observe(void) {
    void *library = dlopen("libgio-2.0.so.0", RTLD_LAZY | RTLD_LOCAL);
    if (!library) return;
#define LOOK_UP(result, name, parameters) \
    result(*name) parameters = (result(*) parameters)dlsym(library, "g_" #name); \
    if (!name) return;
    LOOK_UP(void *, bus_get_sync, (int, void *, void *))
    LOOK_UP(void, dbus_connection_set_exit_on_close, (void *, int))
    LOOK_UP(void *, settings_schema_source_get_default, (void))
    LOOK_UP(void *, settings_schema_source_lookup, (void *, const char *, int))
    LOOK_UP(int, settings_schema_has_key, (void *, const char *))
    LOOK_UP(void *, settings_new_full, (void *, void *, const char *))
    LOOK_UP(void *, main_context_new, (void))
    LOOK_UP(void, main_context_push_thread_default, (void *))
    LOOK_UP(void *, main_loop_new, (void *, int))
    LOOK_UP(void, main_loop_run, (void *))
    LOOK_UP(unsigned long, signal_connect_data, (void *, const char *, void (*)(void), void *, void *, int))
#undef LOOK_UP
    get_double = (double (*)(void *, const char *))dlsym(library, "g_settings_get_double");
    if (!get_double) return;
    // GIO stops the program if a schema does not exist, so look it up first.
    void *source = settings_schema_source_get_default();
    void *schema = source ? settings_schema_source_lookup(source, schema_name, 1) : NULL;
    if (!schema || !settings_schema_has_key(schema, key)) return;
    void *context = main_context_new();
    main_context_push_thread_default(context);
    // Connect now: later, another thread of GIO would read environment variables while the host changes them.
    enum { session_bus = 2 };
    void *bus = bus_get_sync(session_bus, NULL, NULL);
    // The end of the session bus does not end the program.
    if (bus) dbus_connection_set_exit_on_close(bus, 0);
    void *settings = settings_new_full(schema, NULL, NULL);
    signal_connect_data(settings, "changed::text-scaling-factor", (void (*)(void))value_did_change, NULL, NULL, 0);
    // GIO emits the signal only for keys that were read after the connection.
    observer(get_double(settings, key));
    main_loop_run(main_loop_new(context, 0));
}

static void *run(void *unused) {
    observe();
    observer(0);
    return unused;
}

void engawa_observe_text_scale(void (*new_observer)(double)) {
    observer = new_observer;
    pthread_t thread;
    if (pthread_create(&thread, NULL, run, NULL)) return observer(0);
    pthread_detach(thread);
}
