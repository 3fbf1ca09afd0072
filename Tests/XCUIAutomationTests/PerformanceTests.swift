import UIKit
import XCTest

@testable import XCUIAutomation

/// Performance tests with metrics.
final class PerformanceTests: AutomationTestCase {
    func testBlockRunsOnceMoreThanItIsMeasured() {
        let options = XCTMeasureOptions()
        options.iterationCount = 3
        let recorder = Recorder()
        var count = 0
        measure(metrics: [recorder], options: options) { count += 1 }
        XCTAssertEqual(count, 4)
        XCTAssertEqual(recorder.calls, ["begin", "stop"] + ["begin", "stop", "report"] * 3)
    }

    func testMetricsReportOneValue() throws {
        let metrics: [any XCTMetric] = [
            XCTClockMetric(), XCTCPUMetric(), XCTMemoryMetric(), XCTStorageMetric(), XCTCPUMetric(application: app),
        ]
        for metric in metrics {
            metric.willBeginMeasuring()
            let start = XCTPerformanceMeasurementTimestamp()
            let sum: Double = (0..<200_000).reduce(0.0) { $0 + Double($1).squareRoot() }
            try Data(repeating: 1, count: 100_000).write(to: URL(fileURLWithPath: "/dev/null"))
            metric.didStopMeasuring()
            let values: [XCTPerformanceMeasurement] = try metric.reportMeasurements(from: start, to: .init())
            XCTAssertEqual(values.count, 1)
            XCTAssertGreaterThan(sum, 0)
            if !(metric is XCTMemoryMetric) { XCTAssertGreaterThan(values[0].doubleValue, 0, values[0].displayName) }
        }
    }

    func testLaunchesAreMeasured() throws {
        for metric in [XCTApplicationLaunchMetric(waitUntilResponsive: true), XCTOSSignpostMetric.applicationLaunch] {
            metric.willBeginMeasuring()
            let start = XCTPerformanceMeasurementTimestamp()
            launch(filling: { $0.view.add(UILabel("Hello"), 0, 0, 100, 40) })
            let values: [XCTPerformanceMeasurement] = try metric.reportMeasurements(from: start, to: .init())
            XCTAssertEqual(values.map(\.unitSymbol), ["s"])
            XCTAssertGreaterThan(try XCTUnwrap(values.first).doubleValue, 0)
        }
    }

    func testSummaryHasAverageAndDeviation() {
        let measurements: [XCTPerformanceMeasurement] = [1, 3].map {
            XCTPerformanceMeasurement(identifier: "a", displayName: "Time", doubleValue: $0, unitSymbol: "s")
        }
        XCTAssertEqual(
            MeasurementSummary.summaries(of: measurements).map(\.text),
            [
                "measured [Time, s] average: 2.000, relative standard deviation: 50.000%, "
                    + "values: [1.000000, 3.000000]"
            ])
    }
}

private final class Recorder: NSObject, XCTMetric {
    var calls: [String] = []

    func willBeginMeasuring() { calls.append("begin") }

    func didStopMeasuring() { calls.append("stop") }

    func reportMeasurements(
        from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
    ) throws -> [XCTPerformanceMeasurement] {
        calls.append("report")
        return []
    }
}

private func * (list: [String], count: Int) -> [String] { (0..<count).flatMap { _ in list } }
