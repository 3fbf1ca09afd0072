// Measures the labels on standard input, a line each, with Pango alone. Prints the processor time in milliseconds.
#include <pango/pangocairo.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static double reading(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec * 1e3 + t.tv_nsec * 1e-6;
}

int main(void) {
    static char lines[1000][4096];
    int count = 0;
    while (count < 1000 && fgets(lines[count], sizeof lines[0], stdin)) {
        lines[count][strcspn(lines[count], "\n")] = 0;
        count++;
    }
    PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
    PangoFontDescription *font = pango_font_description_from_string("Inter");
    pango_font_description_set_absolute_size(font, 14 * PANGO_SCALE);
    double start = 0;
    for (int index = -1; index < count; index++) {
        // The first text loads the fonts.
        if (index == 0) start = reading();
        PangoLayout *layout = pango_layout_new(context);
        pango_layout_set_font_description(layout, font);
        pango_layout_set_width(layout, 300 * PANGO_SCALE);
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
        pango_layout_set_height(layout, -3);
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
        pango_layout_set_text(layout, index < 0 ? "a日م🎉" : lines[index], -1);
        int width, height;
        pango_layout_get_size(layout, &width, &height);
        g_object_unref(layout);
    }
    printf("labels, first\t%f\n", reading() - start);
    return 0;
}
