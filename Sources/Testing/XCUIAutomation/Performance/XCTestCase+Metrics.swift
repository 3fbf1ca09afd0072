import Foundation
import XCTest

extension XCTestCase {
    /// Measures a block with metrics, and prints the results. There are no baselines, so no value makes the test fail.
    ///
    /// - Parameters:
    ///   - metrics: The quantities to measure.
    ///   - block: The measured code. It runs six times; the first time is not measured.
    public func measure(metrics: [any XCTMetric], block: () -> Void) {
        measure(metrics: metrics, options: .default, block: block)
    }

    /// Measures the time that a block takes, and prints the results.
    public func measure(options: XCTMeasureOptions, block: () -> Void) {
        measure(metrics: [XCTClockMetric()], options: options, block: block)
    }

    /// Measures a block with metrics, and prints the results. There are no baselines, so no value makes the test fail.
    ///
    /// - Parameters:
    ///   - metrics: The quantities to measure.
    ///   - options: The number of iterations.
    ///   - block: The measured code. It runs once more than `options` specifies; the first time is not measured.
    public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
        var measurements: [XCTPerformanceMeasurement] = []
        for iteration in 0...max(options.iterationCount, 1) {
            for metric in metrics { metric.willBeginMeasuring() }
            let start = XCTPerformanceMeasurementTimestamp()
            block()
            let end = XCTPerformanceMeasurementTimestamp()
            for metric in metrics { metric.didStopMeasuring() }
            guard iteration > 0 else { continue }
            for metric in metrics {
                do {
                    measurements += try metric.reportMeasurements(from: start, to: end)
                } catch {
                    XCTFail("\(type(of: metric)) reports no measurement: \(error)")
                }
            }
        }
        for summary in MeasurementSummary.summaries(of: measurements) { print("Test Case '\(name)' \(summary.text)") }
    }
}
