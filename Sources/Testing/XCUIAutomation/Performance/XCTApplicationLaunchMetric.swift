import Foundation
import Synchronization

/// Measures how long `XCUIApplication.launch()` takes until the application has settled, in seconds.
///
/// The application runs in the process of the test, so the start of a process is not part of the time.
open class XCTApplicationLaunchMetric: NSObject, XCTMetric {
    /// The durations of the launches since the last iteration began.
    private static let launches = Mutex<[Double]>([])

    /// Records a launch that ends now.
    static func record(from start: XCTPerformanceMeasurementTimestamp) {
        let nanoseconds: UInt64 = DispatchTime.now().uptimeNanoseconds - start.absoluteTimeNanoSeconds
        launches.withLock { $0.append(Double(nanoseconds) / 1e9) }
    }

    /// Creates a metric.
    public override init() { super.init() }

    /// Creates a metric.
    ///
    /// - Parameter waitUntilResponsive: Not used: an application that was launched responds immediately.
    public convenience init(waitUntilResponsive: Bool) { self.init() }

    open func willBeginMeasuring() { XCTApplicationLaunchMetric.launches.withLock { $0 = [] } }

    open func reportMeasurements(
        from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
    ) throws -> [XCTPerformanceMeasurement] {
        XCTApplicationLaunchMetric.launches.withLock { $0 }.map { duration in
            XCTPerformanceMeasurement(
                identifier: "com.apple.dt.XCTMetric_ApplicationLaunch.duration", displayName: "Duration (AppLaunch)",
                doubleValue: duration, unitSymbol: "s")
        }
    }
}
