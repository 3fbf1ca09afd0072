#pragma once

// libpsl, loaded when it is first needed: with the library for international names that it depends on, it would make
// every launch longer, also of apps that never get a cookie for a domain.

/// Whether a domain is a public suffix, such as `com` or `co.uk`: 1 if it is, 0 if it is not, -1 if libpsl is missing.
/// Safe from any thread.
///
/// - domain: in lower case, without a dot at its end; UTF-8 or Punycode.
int public_suffix_check(const char *domain);
