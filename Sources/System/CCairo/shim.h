#include <cairo-pdf.h>
#include <cairo.h>
