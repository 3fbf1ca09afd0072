// A text view of GTK with text from standard input. Prints figures, each with its name and a tab.
//
//   text-gtk        the first frame, its memory, and a frame of scrolling to the end
//   text-gtk type   keys in the middle of the text
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

static GtkWidget *window, *view;
static GtkTextMark *middle;
static double times[400];
static int count, wanted, types, frames;
static double started;

static double reading(clockid_t clock) {
    struct timespec t;
    clock_gettime(clock, &t);
    return t.tv_sec * 1e3 + t.tv_nsec * 1e-6;
}

static int order(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

static void finish(const char *name) {
    qsort(times, count, sizeof times[0], order);
    printf("%s, median\t%f\n%s, 99th percentile\t%f\n", name, times[count / 2], name, times[count * 99 / 100]);
    fflush(stdout);
    _exit(0);
}

static gboolean change(gpointer data) {
    (void)data;
    started = reading(CLOCK_PROCESS_CPUTIME_ID);
    if (types) {
        GtkTextIter place;
        GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(view));
        gtk_text_buffer_get_iter_at_mark(buffer, &place, middle);
        gtk_text_buffer_insert(buffer, &place, "x", 1);
    } else {
        GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(view));
        double end = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment);
        gtk_adjustment_set_value(adjustment, end * (count + 1) / wanted);
    }
    gtk_widget_queue_draw(view);
    return FALSE;
}

static void painted(GdkFrameClock *clock, gpointer data) {
    (void)clock;
    (void)data;
    if (frames++ == 0) {
        struct rusage usage;
        getrusage(RUSAGE_SELF, &usage);
        const char *start = getenv("START_NS");
        printf("first frame\t%f\nmemory\t%f\n", start ? reading(CLOCK_MONOTONIC) - atof(start) * 1e-6 : 0,
            usage.ru_maxrss / 1024.0);
        fflush(stdout);
        if (types) gtk_text_view_scroll_to_mark(GTK_TEXT_VIEW(view), middle, 0, TRUE, 0, 0.5);
        // GTK lays out the rest of the text while it is idle.
        g_timeout_add(types ? 4000 : 12000, change, NULL);
        return;
    }
    if (started == 0) return;
    times[count++] = reading(CLOCK_PROCESS_CPUTIME_ID) - started;
    started = 0;
    if (count == wanted) finish(types ? "typing" : "scrolling");
    g_timeout_add(20, change, NULL);
}

int main(int argc, char **argv) {
    types = argc > 1 && strcmp(argv[1], "type") == 0;
    wanted = types ? 300 : 60;
    GString *text = g_string_new(NULL);
    char part[65536];
    size_t length;
    while ((length = fread(part, 1, sizeof part, stdin)) > 0) g_string_append_len(text, part, length);
    gtk_init();
    g_object_set(gtk_settings_get_default(), "gtk-font-name", "Inter 10.5", "gtk-cursor-blink", FALSE, NULL);
    window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), 390, 844);
    view = gtk_text_view_new();
    gtk_text_view_set_wrap_mode(GTK_TEXT_VIEW(view), GTK_WRAP_WORD_CHAR);
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(view));
    gtk_text_buffer_set_text(buffer, text->str, text->len);
    g_string_free(text, TRUE);
    GtkTextIter place;
    gtk_text_buffer_get_iter_at_line(buffer, &place, gtk_text_buffer_get_line_count(buffer) / 2);
    middle = gtk_text_buffer_create_mark(buffer, "middle", &place, FALSE);
    GtkWidget *scroller = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), view);
    gtk_window_set_child(GTK_WINDOW(window), scroller);
    gtk_widget_realize(window);
    g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(painted), NULL);
    gtk_window_present(GTK_WINDOW(window));
    GMainLoop *loop = g_main_loop_new(NULL, FALSE);
    g_main_loop_run(loop);
    return 0;
}
