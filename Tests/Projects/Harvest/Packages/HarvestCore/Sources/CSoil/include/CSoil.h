#ifndef CSOIL_H
#define CSOIL_H

// The number of plants that a bed of this number holds.
int soil_capacity(int bed);

#endif
