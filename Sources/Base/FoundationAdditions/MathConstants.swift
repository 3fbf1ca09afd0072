/// The largest finite number of `Float`. The C headers of Apple platforms define it.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// The same number as `MAXFLOAT`. Older code uses it for animations that repeat forever.
public let HUGE = MAXFLOAT
