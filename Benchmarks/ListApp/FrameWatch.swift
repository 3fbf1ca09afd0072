import Foundation

/// The processor time and the allocations of frames.
struct FrameWatch {
    /// The number of allocations of each frame.
    var allocations: [Double] = []
    private var times: [Double] = []
    private var lastReading = 0.0
    private var lastTime = 0.0
    private var missed = 0

    /// The time since the parent started this process, in milliseconds. The parent passes the start time, in
    /// nanoseconds of the monotonic clock, in `START_NS`.
    private static var age: Double {
        let start: Double? = ProcessInfo.processInfo.environment["START_NS"].flatMap { Double($0) }
        return reading(CLOCK_MONOTONIC) - (start ?? 0) / 1e6
    }

    private static func reading(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    func printFirstFrame() {
        report("first frame", FrameWatch.age)
        report("first frame, processor", FrameWatch.reading(CLOCK_PROCESS_CPUTIME_ID))
        report("first frame, memory", FrameWatch.peakMemory)
    }

    mutating func start(at time: Double) {
        lastReading = FrameWatch.reading(CLOCK_PROCESS_CPUTIME_ID)
        lastTime = time
    }

    /// Ends a frame. Its processor time is that of all threads since the end of the previous frame.
    mutating func endFrame(at time: Double) {
        let reading: Double = FrameWatch.reading(CLOCK_PROCESS_CPUTIME_ID)
        times.append(reading - lastReading)
        lastReading = reading
        missed += max(0, Int(((time - lastTime) * 60).rounded()) - 1)
        lastTime = time
    }

    func printFigures(distance: Double, cells: Int, visibleCells: Int) {
        report("frame, mean", times.reduce(0, +) / Double(max(1, times.count)))
        report("frame, median", quantile(times, 0.5))
        report("frame, 99th percentile", quantile(times, 0.99))
        report("frames", Double(times.count))
        report("missed frames", Double(missed))
        report("distance", distance)
        report("cells alive", Double(cells))
        report("visible cells", Double(visibleCells))
        report("memory", FrameWatch.peakMemory)
    }

    func printAllocations() {
        report("steady frame, allocations", quantile(allocations, 0.5))
        report("steady frame, allocations, mean", allocations.reduce(0, +) / Double(max(1, allocations.count)))
        report("steady frame, allocations, 90th percentile", quantile(allocations, 0.9))
    }

    private func quantile(_ values: [Double], _ part: Double) -> Double {
        let ordered: [Double] = values.sorted()
        return ordered.isEmpty ? 0 : ordered[min(ordered.count - 1, Int(Double(ordered.count) * part))]
    }

    private func report(_ name: String, _ value: Double) {
        print("\(name)\t\(value)")
    }

    /// The peak of the resident memory, in MB.
    private static var peakMemory: Double {
        let status: String = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line: Substring? = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return (line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0) / 1_024
    }
}
