import Foundation

/// The start or the end of an iteration of a performance test.
public final class XCTPerformanceMeasurementTimestamp: NSObject {
    /// The time in nanoseconds since the computer was started.
    public let absoluteTimeNanoSeconds: UInt64

    /// The date and time.
    public let date: Date

    /// Creates a timestamp of the current time.
    public override init() {
        absoluteTimeNanoSeconds = DispatchTime.now().uptimeNanoseconds
        date = Date()
        super.init()
    }
}
