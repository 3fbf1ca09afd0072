#pragma once

// libpsl, loaded on first use. If it were linked, it and its library for internationalized names would slow down every
// launch, even of apps that never receive a cookie for a domain.

/// Returns 1 if a domain is a public suffix, such as `com` or `co.uk`, 0 if it is not, and -1 if libpsl is missing.
/// Safe to call from any thread.
///
/// - domain: the domain in lowercase, without a trailing dot; UTF-8 or Punycode.
int public_suffix_check(const char *domain);
