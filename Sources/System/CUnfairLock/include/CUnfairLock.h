#pragma once

#include <stdbool.h>
#include <stdint.h>

// A lock in one word: 0 is unlocked, 1 is locked, 2 is locked while threads wait.

void engawa_unfair_lock(uint32_t *word);
bool engawa_unfair_trylock(uint32_t *word);
void engawa_unfair_unlock(uint32_t *word);
