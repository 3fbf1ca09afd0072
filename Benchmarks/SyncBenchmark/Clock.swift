import Foundation

/// The clocks of the system, in milliseconds.
enum Clock {
    /// The time of a clock.
    static func reading(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
    }

    /// The time of the monotonic clock, which all processes share.
    static var now: Double { reading(CLOCK_MONOTONIC) }

    /// The processor time of this process.
    static var processor: Double { reading(CLOCK_PROCESS_CPUTIME_ID) }

    /// The time since the parent started this process.
    static var age: Double {
        let start: Double? = ProcessInfo.processInfo.environment["START_NS"].flatMap { Double($0) }
        return now - (start ?? .nan) * 1e-6
    }
}

extension [Double] {
    /// Returns the quantile for `fraction`, for example the 99th percentile for 0.99.
    func quantile(_ fraction: Double) -> Double {
        let ordered: [Double] = sorted()
        return ordered.isEmpty ? .nan : ordered[Swift.min(ordered.count - 1, Int(Double(ordered.count) * fraction))]
    }
}

/// An error with a message.
struct BenchmarkError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
