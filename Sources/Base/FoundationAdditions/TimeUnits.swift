// The units of older code for Dispatch. On Apple platforms, they are macros of the C headers.

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000

/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// The number of milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1_000
