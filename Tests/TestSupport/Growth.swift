import Foundation

/// Compares what twice the input costs with what the input costs: about 2 where the time grows in proportion, 4 where it
/// grows with the square.
///
/// The processor time of the calling thread counts, and of several runs the shortest, so that other work of the machine
/// does not show. The measurement is repeated while the result is above `limit`.
///
/// - Parameters:
///   - count: the size of the smaller input. Choose it so that a run takes some milliseconds.
///   - limit: the factor that is accepted.
///   - prepare: makes an input of a size; its time does not count.
///   - body: what is measured.
/// - Returns: the smallest factor that was measured.
public func growth<Input>(
    from count: Int, limit: Double = 2.5, prepare: (Int) throws -> Input, _ body: (Input) throws -> Void
) rethrows -> Double {
    let small: Input = try prepare(count)
    let large: Input = try prepare(count * 2)
    var best = Double.infinity
    for _ in 0..<4 {
        var shortest: (small: Double, large: Double) = (.infinity, .infinity)
        for _ in 0..<3 {
            shortest.small = min(shortest.small, try processorTime { try body(small) })
            shortest.large = min(shortest.large, try processorTime { try body(large) })
        }
        best = min(best, shortest.large / shortest.small)
        if best <= limit { break }
    }
    return best
}

/// The processor time that the calling thread spends in `body`, in seconds.
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
