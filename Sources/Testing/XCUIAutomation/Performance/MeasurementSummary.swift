import Foundation

/// The values that a metric measured in the iterations of a performance test.
struct MeasurementSummary {
    let displayName: String
    let unitSymbol: String
    var values: [Double]

    var average: Double { values.reduce(0, +) / Double(max(values.count, 1)) }

    /// The standard deviation as a fraction of the average, or 0 if the average is 0.
    var relativeStandardDeviation: Double {
        let average: Double = average
        guard average != 0 else { return 0 }
        let variance: Double = values.map { ($0 - average) * ($0 - average) }.reduce(0, +) / Double(values.count)
        return variance.squareRoot() / abs(average)
    }

    /// The text that XCTest prints about a measurement.
    var text: String {
        let list: String = values.map { String(format: "%.6f", $0) }.joined(separator: ", ")
        let deviation = String(format: "%.3f%%", relativeStandardDeviation * 100)
        return "measured [\(displayName), \(unitSymbol)] average: \(String(format: "%.3f", average)), "
            + "relative standard deviation: \(deviation), values: [\(list)]"
    }

    /// Returns the summaries of measurements, one for each identifier, in the order of their first measurements.
    static func summaries(of measurements: [XCTPerformanceMeasurement]) -> [MeasurementSummary] {
        var order: [String] = []
        var summaries: [String: MeasurementSummary] = [:]
        for measurement in measurements {
            if summaries[measurement.identifier] == nil { order.append(measurement.identifier) }
            summaries[
                measurement.identifier,
                default: MeasurementSummary(
                    displayName: measurement.displayName, unitSymbol: measurement.unitSymbol, values: [])
            ].values.append(measurement.doubleValue)
        }
        return order.compactMap { summaries[$0] }
    }
}
