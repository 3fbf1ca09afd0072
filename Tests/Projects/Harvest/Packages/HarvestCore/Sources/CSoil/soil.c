#include "CSoil.h"
#include "depth.h"

int soil_capacity(int bed) { return SOIL_DEPTH - SOIL_STEP * bed; }
