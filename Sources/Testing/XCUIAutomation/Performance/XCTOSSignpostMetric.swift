import Foundation

/// Metrics for intervals that the system records.
///
/// Only the launch of the application is recorded. Intervals of `os_signpost` are left out.
public enum XCTOSSignpostMetric {
    /// A metric for the duration of the application's launch.
    public static var applicationLaunch: any XCTMetric { XCTApplicationLaunchMetric() }
}
