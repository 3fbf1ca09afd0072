// The least that GTK 4 needs for a window with an entry and a button: no GtkApplication, which would look for a
// session bus. Timed from outside.
#include <gtk/gtk.h>

int main(void) {
    gtk_init();
    g_object_set(gtk_settings_get_default(), "gtk-font-name", "Inter 10.5", NULL);
    GtkWidget *window = gtk_window_new();
    gtk_window_set_title(GTK_WINDOW(window), "hello");
    gtk_window_set_default_size(GTK_WINDOW(window), 390, 844);
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
    GtkWidget *entry = gtk_entry_new();
    gtk_editable_set_text(GTK_EDITABLE(entry), "Hello");
    gtk_box_append(GTK_BOX(box), entry);
    gtk_box_append(GTK_BOX(box), gtk_button_new_with_label("Press"));
    gtk_window_set_child(GTK_WINDOW(window), box);
    gtk_window_present(GTK_WINDOW(window));
    while (TRUE) g_main_context_iteration(NULL, TRUE);
}
