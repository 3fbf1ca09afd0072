import Foundation

/// The resources that this process has used.
struct Usage {
    /// The processor time, in milliseconds.
    var processorTime: Double
    /// The peak memory, in MB.
    var peakMemory: Double

    static func now() -> Usage {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return Usage(
            processorTime: Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6,
            peakMemory: Double(usage.ru_maxrss) / 1_024)
    }
}
