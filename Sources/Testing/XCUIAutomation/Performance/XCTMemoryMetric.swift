import Foundation

/// Measures by how much the physical memory of the process grows while the block runs, in kilobytes.
open class XCTMemoryMetric: NSObject, XCTMetric {
    private var start: Double = 0
    private var growth: Double = 0

    /// Creates a metric for the process of the test.
    public override init() { super.init() }

    /// Creates a metric for an application, which runs in the process of the test.
    public convenience init(application: XCUIApplication) { self.init() }

    open func willBeginMeasuring() { start = XCTMemoryMetric.kilobytes }

    open func didStopMeasuring() { growth = XCTMemoryMetric.kilobytes - start }

    open func reportMeasurements(
        from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
    ) throws -> [XCTPerformanceMeasurement] {
        [
            XCTPerformanceMeasurement(
                identifier: "com.apple.dt.XCTMetric_Memory.physical", displayName: "Memory Physical",
                doubleValue: growth, unitSymbol: "kB")
        ]
    }

    /// The physical memory of the process, in kilobytes. The second number of `statm` is its size in pages.
    private static var kilobytes: Double {
        let text: String = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let numbers: [Substring] = text.split(separator: " ")
        let pages: Double = numbers.count > 1 ? Double(numbers[1]) ?? 0 : 0
        return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1000
    }
}
