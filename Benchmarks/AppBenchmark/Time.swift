import Foundation

/// Returns the duration of `body` by a system clock, in milliseconds.
func milliseconds(of clock: clockid_t, _ body: () throws -> Void) rethrows -> Double {
    let start: Double = reading(of: clock)
    try body()
    return reading(of: clock) - start
}

private func reading(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
}

extension [Double] {
    /// The median of an odd number of values.
    var median: Double { sorted()[count / 2] }
}
