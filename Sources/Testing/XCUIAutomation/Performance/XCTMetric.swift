/// A value that a performance test records, such as time or memory.
public protocol XCTMetric: AnyObject {
    /// Called before each iteration of the measured block.
    func willBeginMeasuring()

    /// Called after each iteration of the measured block.
    func didStopMeasuring()

    /// Returns the measurements of the latest iteration.
    func reportMeasurements(
        from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
    ) throws -> [XCTPerformanceMeasurement]
}

extension XCTMetric {
    public func willBeginMeasuring() {}

    public func didStopMeasuring() {}
}
