// Times the feed cells of KitLayoutBenchmark in GTK: the same views and texts, each cell in one grid. Prints the median
// processor time to create, measure and lay out a hundred cells, in milliseconds.
//
// A grid is the fastest of GTK's layouts here. Nested boxes take several times as long, and the constraint layout, which
// reads the same visual formats, takes 20 ms or more for each cell.
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>

#include "timing.h"

enum { CELLS = 100, RUNS = 9, WIDTH = 375 };

static const char *const words[] = {
    "the", "quick", "brown", "fox", "jumps", "over", "a", "lazy", "dog", "while",
    "visitors", "reads", "this", "feed", "on", "a", "porch", "by", "the", "sea",
};

static char *text(int count, int seed) {
    GString *text = g_string_new(NULL);
    for (int index = 0; index < count; index++)
        g_string_append_printf(text, "%s%s", index ? " " : "", words[(seed * 7 + index * 5) % G_N_ELEMENTS(words)]);
    return g_string_free(text, FALSE);
}

static void label(GtkWidget *grid, char *text, int column, int row, int columns, int lines, int size) {
    GtkWidget *label = gtk_label_new(text);
    g_free(text);
    PangoAttrList *attributes = pango_attr_list_new();
    pango_attr_list_insert(attributes, pango_attr_size_new_absolute(size * PANGO_SCALE));
    gtk_label_set_attributes(GTK_LABEL(label), attributes);
    pango_attr_list_unref(attributes);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    if (lines != 1) gtk_label_set_wrap(GTK_LABEL(label), TRUE);
    if (lines > 0) gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
    if (lines > 1) gtk_label_set_lines(GTK_LABEL(label), lines);
    gtk_grid_attach(GTK_GRID(grid), label, column, row, columns, 1);
}

// Adds a view without contents. One that is as wide as the cell spans all columns.
static void plain(GtkWidget *grid, int column, int row, int width, int height) {
    GtkWidget *view = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    gtk_widget_set_size_request(view, width < WIDTH ? width : -1, height);
    gtk_grid_attach(GTK_GRID(grid), view, column, row, width < WIDTH ? 1 : 6, 1);
}

// The columns are those of the row with the actions: three signs with a label each.
static GtkWidget *makeCell(int seed) {
    GtkWidget *grid = gtk_grid_new();
    gtk_grid_set_row_spacing(GTK_GRID(grid), 8);
    gtk_grid_set_column_spacing(GTK_GRID(grid), 8);
    label(grid, text(4, seed), 0, 0, 5, 1, 12);
    label(grid, g_strdup("…"), 5, 0, 1, 1, 14);
    plain(grid, 0, 1, 44, 44);
    label(grid, text(2, seed + 1), 1, 1, 5, 1, 16);
    label(grid, text(12, seed + 2), 1, 2, 5, 3, 14);
    label(grid, g_strdup_printf("%d min", seed), 1, 3, 5, 1, 12);
    label(grid, text(20 + seed % 20, seed + 3), 0, 4, 6, 0, 14);
    plain(grid, 0, 5, WIDTH, 180);
    label(grid, text(8, seed + 4), 0, 6, 6, 0, 16);
    label(grid, text(3, seed + 5), 0, 7, 6, 1, 12);
    plain(grid, 0, 8, WIDTH, 1);
    for (int index = 0; index < 3; index++) {
        plain(grid, 2 * index, 9, 16, 16);
        label(grid, text(1, seed + index), 2 * index + 1, 9, 1, 1, 14);
    }
    plain(grid, 0, 10, 32, 32);
    label(grid, text(15, seed + 6), 1, 10, 5, 0, 14);
    plain(grid, 0, 11, WIDTH, 6);
    return grid;
}

int main(void) {
    gtk_init();
    g_object_set(gtk_settings_get_default(), "gtk-font-name", "Inter 10.5", NULL);
    GtkWidget *window = gtk_window_new();
    double times[RUNS];
    int seed = 0;
    for (int run = -1; run < RUNS; run++) {
        GtkWidget *cells[CELLS];
        double start = reading();
        for (int index = 0; index < CELLS; index++) {
            int height = 0;
            // The cell gets its style from the window.
            gtk_window_set_child(GTK_WINDOW(window), cells[index] = g_object_ref_sink(makeCell(seed++)));
            gtk_widget_measure(cells[index], GTK_ORIENTATION_VERTICAL, WIDTH, NULL, &height, NULL, NULL);
            gtk_widget_size_allocate(cells[index], &(GtkAllocation){0, 0, WIDTH, height}, -1);
            if (height < 300) return fprintf(stderr, "A cell has a height of %d points.\n", height), 1;
        }
        for (int index = 0; index < CELLS; index++) g_object_unref(cells[index]);
        if (run >= 0) times[run] = reading() - start;
    }
    qsort(times, RUNS, sizeof *times, ascending);
    printf("100 feed cells\t%f\n", times[RUNS / 2]);
    return 0;
}
