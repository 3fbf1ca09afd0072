import Foundation

/// Returns the processor time of `body`, in milliseconds.
func processorTime(_ body: () throws -> Void) rethrows -> Double {
    let start: Double = processorTimeSoFar()
    try body()
    return processorTimeSoFar() - start
}

private func processorTimeSoFar() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
}

extension [Double] {
    /// The median of an odd number of values.
    var median: Double { sorted()[count / 2] }
}

/// Returns the peak memory usage of this process, in MB.
func peakMemory() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_maxrss) / 1_024
}
