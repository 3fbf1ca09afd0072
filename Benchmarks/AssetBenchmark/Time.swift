import Foundation

/// Returns the microseconds that `body` takes.
func elapsed(_ body: () throws -> Void) rethrows -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) * 1e-3
    }
    let start: Double = now()
    try body()
    return now() - start
}

extension [Double] {
    /// The median of an odd number of values.
    var median: Double { sorted()[count / 2] }
}
