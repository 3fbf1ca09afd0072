import Foundation

/// Returns the factor by which the time of `body` grows when the size of its input doubles: about 2 if the time is
/// linear in the size, and about 4 if it is quadratic.
///
/// Compares the time of an input with the time of eight runs of an input that is eight times smaller. Both times are
/// equal if the time is linear, and differ by a factor of eight if it is quadratic, so a disturbance of one of them by
/// half has little effect on the result, which is for one doubling.
///
/// Measures the processor time of the calling thread and uses the shortest of several alternating measurements, so that
/// other work on the machine has little effect. Measures up to four times, until the result is at most `limit`.
///
/// - Parameters:
///   - count: The size of the input. The sizes of the measured inputs are half and four times this size. Choose it so
///     that a run takes some milliseconds.
///   - limit: The largest accepted factor. The default is 2.5.
///   - prepare: Creates an input of a size. Its time is not measured.
///   - body: The code to measure.
/// - Returns: The smallest measured factor.
public func growth<Input>(
    from count: Int, limit: Double = 2.5, prepare: (Int) throws -> Input, _ body: (Input) throws -> Void
) rethrows -> Double {
    let small: Input = try prepare(count / 2)
    let large: Input = try prepare(count * 4)
    var best = Double.infinity
    for _ in 0..<4 {
        var shortest: (small: Double, large: Double) = (.infinity, .infinity)
        for _ in 0..<3 {
            shortest.small = min(shortest.small, try processorTime { for _ in 0..<8 { try body(small) } })
            shortest.large = min(shortest.large, try processorTime { try body(large) })
        }
        best = min(best, 2 * cbrt(shortest.large / shortest.small))
        if best <= limit { break }
    }
    return best
}

/// Returns the processor time that the calling thread spends in `body`, in seconds.
public func processorTime(_ body: () throws -> Void) rethrows -> Double {
    let start: Double = threadTime()
    try body()
    return threadTime() - start
}

private func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
