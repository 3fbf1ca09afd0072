import Foundation

/// Measures the processor time that the process uses while the block runs, in seconds.
open class XCTCPUMetric: NSObject, XCTMetric {
    private var start: Double = 0
    private var duration: Double = 0

    /// Creates a metric for the process of the test.
    public override init() { super.init() }

    /// Creates a metric for an application, which runs in the process of the test.
    public convenience init(application: XCUIApplication) { self.init() }

    open func willBeginMeasuring() { start = XCTCPUMetric.processTime }

    open func didStopMeasuring() { duration = XCTCPUMetric.processTime - start }

    open func reportMeasurements(
        from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
    ) throws -> [XCTPerformanceMeasurement] {
        [
            XCTPerformanceMeasurement(
                identifier: "com.apple.dt.XCTMetric_CPU.time", displayName: "CPU Time", doubleValue: duration,
                unitSymbol: "s")
        ]
    }

    private static var processTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
