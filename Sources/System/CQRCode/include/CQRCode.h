#ifndef CQRCODE_H
#define CQRCODE_H

#include <stddef.h>
#include <stdint.h>

/// Loads libqrencode, once. Returns NULL on success, otherwise an error message.
const char *qrcode_load(void);

/// Makes a QR code of bytes, with the smallest version that contains them.
///
/// Returns the modules in rows from top to bottom, 1 for dark modules, or NULL if the bytes are too many or the library
/// is missing. The caller must free the memory.
///
/// \param level The level of error correction, from 0 (7%) to 3 (30%).
/// \param width Receives the number of modules in a row.
uint8_t *qrcode_encode(const uint8_t *bytes, size_t count, int level, int *width);

#endif
