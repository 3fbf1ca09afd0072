// Draws with Pango and Cairo alone what the benchmarks draw with the kit: a screen of 390×844 points at 2x.
//     screen-pango first     the first screen of Colr; timed from outside
//     screen-pango frames    the lines on standard input: a frame with all of them, and a frame with one changed line
//     screen-pango fling     2,000 labels with the lines on standard input, while they scroll
//     screen-pango layers    1,000 squares that move, and 100 that turn
// Prints names, tabs, and processor times in milliseconds.
#include <math.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "timing.h"

enum { WIDTH = 390, HEIGHT = 844, SCALE = 2, LINES = 64, LABELS = 2000, ROW = 40, MOST_FRAMES = 10000 };

static char lines[LINES][1024];
static int lineCount;
static cairo_surface_t *surface;
static cairo_t *screen;
static PangoContext *context;
static PangoFontDescription *font;

// Sorts the times.
static double quantile(double *times, int count, double part) {
    qsort(times, (size_t)count, sizeof *times, ascending);
    int index = (int)(count * part);
    return times[index < count ? index : count - 1];
}

static void readLines(void) {
    while (lineCount < LINES && fgets(lines[lineCount], sizeof lines[0], stdin)) {
        lines[lineCount][strcspn(lines[lineCount], "\n")] = 0;
        lineCount++;
    }
    if (lineCount == 0) exit(fprintf(stderr, "screen-pango requires lines on its standard input.\n"));
}

static void setUp(void) {
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, WIDTH * SCALE, HEIGHT * SCALE);
    screen = cairo_create(surface);
    cairo_scale(screen, SCALE, SCALE);
    context = pango_font_map_create_context(pango_cairo_font_map_get_default());
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(context, options);
    pango_cairo_update_context(screen, context);
    font = pango_font_description_from_string("Inter");
    pango_font_description_set_absolute_size(font, 17 * PANGO_SCALE);
}

static PangoLayout *layout(const char *text) {
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_width(layout, 358 * PANGO_SCALE);
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
    pango_layout_set_text(layout, text, -1);
    return layout;
}

static void fill(double x, double y, double width, double height, double red, double green, double blue) {
    cairo_set_source_rgb(screen, red, green, blue);
    cairo_rectangle(screen, x, y, width, height);
    cairo_fill(screen);
}

static void show(PangoLayout *layout, double x, double y) {
    cairo_set_source_rgb(screen, 0, 0, 0);
    cairo_move_to(screen, x, y);
    pango_cairo_show_layout(screen, layout);
}

static void showText(const char *text, double x, double y) {
    PangoLayout *made = layout(text);
    show(made, x, y);
    g_object_unref(made);
}

// MARK: The first screen

static void roundedRectangle(double x, double y, double width, double height, double radius) {
    cairo_new_sub_path(screen);
    cairo_arc(screen, x + width - radius, y + radius, radius, -M_PI / 2, 0);
    cairo_arc(screen, x + width - radius, y + height - radius, radius, 0, M_PI / 2);
    cairo_arc(screen, x + radius, y + height - radius, radius, M_PI / 2, M_PI);
    cairo_arc(screen, x + radius, y + radius, radius, M_PI, 3 * M_PI / 2);
    cairo_close_path(screen);
}

static void first(void) {
    fill(0, 0, WIDTH, HEIGHT, 1, 1, 1);
    showText("Search", 166, 11);
    cairo_set_source_rgb(screen, 0.8, 0.8, 0.8);
    cairo_set_line_width(screen, 1);
    roundedRectangle(55.5, 92.5, 279, 35, 5);
    cairo_stroke(screen);
    showText("#abcabc", 160, 99);
    cairo_set_source_rgb(screen, 0, 0.48, 1);
    roundedRectangle(135, 144, 120, 35, 8);
    cairo_fill(screen);
    showText("Search", 167, 151);
    cairo_surface_flush(surface);
}

// MARK: Frames

static void frames(void) {
    enum { WARM_UP = 10, FRAMES = 101 };
    double full[FRAMES], one[FRAMES];
    PangoLayout *layouts[LINES];
    for (int index = 0; index < lineCount; index++) layouts[index] = layout(lines[index]);
    for (int frame = -WARM_UP; frame < FRAMES; frame++) {
        double start = reading();
        fill(0, 0, WIDTH, HEIGHT, 1, 1, 1);
        for (int index = 0; index < lineCount; index++) show(layouts[index], 16, 27 + 41 * index);
        cairo_surface_flush(surface);
        if (frame >= 0) full[frame] = reading() - start;
    }
    for (int frame = -WARM_UP; frame < FRAMES; frame++) {
        char text[32];
        snprintf(text, sizeof text, "Count %d", frame + WARM_UP);
        double start = reading();
        fill(16, 184, 358, 34, 1, 1, 1);
        showText(text, 16, 191);
        cairo_surface_flush(surface);
        if (frame >= 0) one[frame] = reading() - start;
    }
    printf("frame, full\t%f\n", quantile(full, FRAMES, 0.5));
    printf("frame, one label\t%f\n", quantile(one, FRAMES, 0.5));
}

// MARK: Scrolling

// Draws the labels that are visible. Each is laid out when it appears for the first time.
static void draw(PangoLayout **layouts, double offset) {
    fill(0, 0, WIDTH, HEIGHT, 1, 1, 1);
    for (int index = (int)(offset / ROW); index < LABELS && index * ROW < offset + HEIGHT; index++) {
        if (!layouts[index]) {
            char text[1100];
            snprintf(text, sizeof text, "%d %s", index, lines[index % lineCount]);
            layouts[index] = layout(text);
        }
        show(layouts[index], 16, index * ROW + 10 - offset);
    }
    cairo_surface_flush(surface);
}

static void fling(void) {
    enum { FLINGS = 12 };
    static PangoLayout *layouts[LABELS];
    static double times[MOST_FRAMES];
    int count = 0;
    double offset = 0, sum = 0;
    draw(layouts, offset);
    for (int index = 0; index < FLINGS; index++) {
        // The drag, and the deceleration of UIScrollView: 0.998 per millisecond.
        offset += 360;
        for (double velocity = 2400; velocity > 10 && count < MOST_FRAMES; velocity *= pow(0.998, 1000.0 / 60)) {
            offset += velocity / 60;
            double start = reading();
            draw(layouts, round(offset * SCALE) / SCALE);
            times[count] = reading() - start;
            sum += times[count++];
        }
    }
    printf("scroll frame, mean\t%f\n", sum / count);
    printf("scroll frame, 99th percentile\t%f\n", quantile(times, count, 0.99));
}

// MARK: Squares

enum { COLUMNS = 15, ROWS = 40, STEPS = 60 };

static void square(int index, int count, double step, double angle) {
    double x = 5 + index % COLUMNS * 21 + step, y = 5 + index / COLUMNS % ROWS * 20;
    double hue = (double)index / count;
    if (angle == 0) return fill(x, y, 20, 20, hue, 1 - hue, 0.5);
    cairo_save(screen);
    cairo_translate(screen, x + 10, y + 10);
    cairo_rotate(screen, angle);
    fill(-10, -10, 20, 20, hue, 1 - hue, 0.5);
    cairo_restore(screen);
}

static double layers(int count, int turns) {
    enum { FRAMES = 121 };
    double times[FRAMES];
    for (int frame = 0; frame < FRAMES; frame++) {
        double start = reading();
        fill(0, 0, WIDTH, HEIGHT, 1, 1, 1);
        double step = frame / STEPS % 2 == 0 ? frame % STEPS : STEPS - frame % STEPS;
        for (int index = 0; index < count; index++)
            square(index, count, turns ? 0 : step, turns ? (frame + 1) * 0.05 : 0);
        cairo_surface_flush(surface);
        times[frame] = reading() - start;
    }
    return quantile(times, FRAMES, 0.5);
}

int main(int count, char **words) {
    const char *word = count == 2 ? words[1] : "";
    setUp();
    if (!strcmp(word, "first")) return first(), 0;
    if (!strcmp(word, "layers")) {
        printf("1,000 layers moving\t%f\n", layers(1000, 0));
        printf("100 layers turning\t%f\n", layers(100, 1));
        return 0;
    }
    if (strcmp(word, "frames") && strcmp(word, "fling"))
        return fprintf(stderr, "screen-pango first|frames|fling|layers\n"), 1;
    readLines();
    if (!strcmp(word, "frames")) frames();
    else fling();
    return 0;
}
