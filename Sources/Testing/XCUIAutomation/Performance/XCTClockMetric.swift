import Foundation

/// Measures the time that passes while the block runs, in seconds. Unlike the time of the app, it is not virtual.
open class XCTClockMetric: NSObject, XCTMetric {
    /// Creates a metric.
    public override init() { super.init() }

    open func reportMeasurements(
        from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
    ) throws -> [XCTPerformanceMeasurement] {
        let nanoseconds: UInt64 = endTime.absoluteTimeNanoSeconds - startTime.absoluteTimeNanoSeconds
        return [
            XCTPerformanceMeasurement(
                identifier: "com.apple.dt.XCTMetric_Clock.time.monotonic", displayName: "Clock Monotonic Time",
                doubleValue: Double(nanoseconds) / 1e9, unitSymbol: "s")
        ]
    }
}
