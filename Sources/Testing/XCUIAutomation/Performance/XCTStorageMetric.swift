import Foundation

/// Measures how much the process writes to storage while the block runs, in kilobytes.
open class XCTStorageMetric: NSObject, XCTMetric {
    private var start: Double = 0
    private var written: Double = 0

    /// Creates a metric for the process of the test.
    public override init() { super.init() }

    /// Creates a metric for an application, which runs in the process of the test.
    public convenience init(application: XCUIApplication) { self.init() }

    open func willBeginMeasuring() { start = XCTStorageMetric.kilobytes }

    open func didStopMeasuring() { written = XCTStorageMetric.kilobytes - start }

    open func reportMeasurements(
        from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
    ) throws -> [XCTPerformanceMeasurement] {
        [
            XCTPerformanceMeasurement(
                identifier: "com.apple.dt.XCTMetric_Storage.writes", displayName: "Disk Logical Writes",
                doubleValue: written, unitSymbol: "kB")
        ]
    }

    /// The number of kilobytes that the process has written since it started, from the line `wchar` of `/proc/self/io`,
    /// which is in bytes.
    private static var kilobytes: Double {
        let text: String = (try? String(contentsOfFile: "/proc/self/io", encoding: .utf8)) ?? ""
        let line: Substring? = text.split(separator: "\n").first { $0.hasPrefix("wchar: ") }
        return line.flatMap { Double($0.dropFirst(7)) }.map { $0 / 1000 } ?? 0
    }
}
