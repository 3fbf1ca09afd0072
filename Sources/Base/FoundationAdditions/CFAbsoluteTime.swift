import Foundation

/// A number of seconds since the start of 2001 in UTC, as in `Date.timeIntervalSinceReferenceDate`.
public typealias CFAbsoluteTime = Double

/// Returns the current time of day. It can jump when the clock is set.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
