// A desktop portal for tests, which shows no dialogs. It prints the requests that it receives to standard output.
//
// The first argument is its behavior: “choose URI…” (also before the reply), “cancel”, “end”, “refuse”, “exit” (after it
// has accepted a request), “ignore”, “wait” (until the program closes the dialog), “delay” (the same, but it accepts the
// request late) and “rename URI…” (another path of the request than the program expects).
#include <gio/gio.h>
#include <stdio.h>
#include <string.h>

static const char description[] =
    "<node><interface name='org.freedesktop.portal.FileChooser'>"
    "<method name='OpenFile'><arg type='s'/><arg type='s'/><arg type='a{sv}'/><arg type='o' direction='out'/></method>"
    "<method name='SaveFile'><arg type='s'/><arg type='s'/><arg type='a{sv}'/><arg type='o' direction='out'/></method>"
    "<method name='SaveFiles'><arg type='s'/><arg type='s'/><arg type='a{sv}'/><arg type='o' direction='out'/></method>"
    "</interface><interface name='org.freedesktop.portal.Request'><method name='Close'/></interface></node>";

static const char *behavior;
static const char *const *uris;
static GDBusNodeInfo *node;

static void print(const char *line) {
    printf("%s\n", line);
    fflush(stdout);
}

static void respond(GDBusConnection *bus, const char *destination, const char *path, guint32 code) {
    GVariantBuilder results;
    g_variant_builder_init(&results, G_VARIANT_TYPE("a{sv}"));
    if (code == 0) g_variant_builder_add(&results, "{sv}", "uris", g_variant_new_strv(uris, -1));
    g_dbus_connection_emit_signal(
        bus, destination, path, "org.freedesktop.portal.Request", "Response",
        g_variant_new("(ua{sv})", code, &results), NULL);
}

static void handle_close(
    GDBusConnection *bus, const char *sender, const char *path, const char *interface, const char *method,
    GVariant *parameters, GDBusMethodInvocation *call, void *context) {
    print("closed");
    g_dbus_method_invocation_return_value(call, NULL);
}

static const GDBusInterfaceVTable request_functions = {.method_call = handle_close};

static void handle_request(
    GDBusConnection *bus, const char *sender, const char *path, const char *interface, const char *method,
    GVariant *parameters, GDBusMethodInvocation *call, void *context) {
    char *text = g_variant_print(parameters, FALSE);
    char *line = g_strdup_printf("%s %s", method, text);
    print(line);
    g_free(line);
    g_free(text);
    if (strcmp(behavior, "ignore") == 0) return;
    if (strcmp(behavior, "refuse") == 0) {
        g_dbus_method_invocation_return_error(call, G_DBUS_ERROR, G_DBUS_ERROR_FAILED, "no backend");
        return;
    }
    GVariant *options = g_variant_get_child_value(parameters, 2);
    const char *token = "";
    g_variant_lookup(options, "handle_token", "&s", &token);
    char *owner = g_strdup(sender + 1);
    for (char *letter = owner; *letter; letter++)
        if (*letter == '.') *letter = '_';
    gboolean is_renamed = strcmp(behavior, "rename") == 0;
    char *handle = g_strdup_printf(
        "/org/freedesktop/portal/desktop/request/%s/%s", owner, is_renamed ? "other" : token);
    if (strcmp(behavior, "choose") == 0) respond(bus, sender, handle, 0);
    if (strcmp(behavior, "delay") == 0) g_usleep(300000);
    GError *error = NULL;
    g_dbus_connection_register_object(bus, handle, node->interfaces[1], &request_functions, NULL, NULL, &error);
    if (error) print(error->message);
    g_dbus_method_invocation_return_value(call, g_variant_new("(o)", handle));
    g_dbus_connection_flush_sync(bus, NULL, NULL);
    if (strcmp(behavior, "exit") == 0) exit(0);
    if (strcmp(behavior, "cancel") == 0) respond(bus, sender, handle, 1);
    if (strcmp(behavior, "end") == 0) respond(bus, sender, handle, 2);
    if (is_renamed) {
        // The program subscribes to the other path after it has received the reply.
        g_usleep(200000);
        respond(bus, sender, handle, 0);
    }
    g_free(handle);
    g_free(owner);
    g_variant_unref(options);
}

static const GDBusInterfaceVTable chooser_functions = {.method_call = handle_request};

static void bus_acquired(GDBusConnection *bus, const char *name, void *context) {
    g_dbus_connection_register_object(
        bus, "/org/freedesktop/portal/desktop", node->interfaces[0], &chooser_functions, NULL, NULL, NULL);
}

static void name_acquired(GDBusConnection *bus, const char *name, void *context) { print("ready"); }

int main(int count, char **arguments) {
    behavior = count > 1 ? arguments[1] : "wait";
    uris = (const char *const *)arguments + (count > 2 ? 2 : count);
    node = g_dbus_node_info_new_for_xml(description, NULL);
    g_bus_own_name(
        G_BUS_TYPE_SESSION, "org.freedesktop.portal.Desktop", 0, bus_acquired, name_acquired, NULL, NULL, NULL);
    g_main_loop_run(g_main_loop_new(NULL, FALSE));
    return 0;
}
