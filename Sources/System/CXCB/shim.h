// Cairo already loads this library.
#include <xcb/xcb.h>
