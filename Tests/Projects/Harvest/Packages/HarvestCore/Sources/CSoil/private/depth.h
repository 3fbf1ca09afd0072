#define SOIL_DEPTH 10
