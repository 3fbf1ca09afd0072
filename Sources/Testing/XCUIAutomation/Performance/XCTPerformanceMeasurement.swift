import Foundation

/// A value that a metric measured in one iteration of a performance test.
public final class XCTPerformanceMeasurement: NSObject {
    /// A unique name of the measured quantity.
    public let identifier: String

    /// The name of the measured quantity in messages.
    public let displayName: String

    /// The measured value, in the unit `unitSymbol`.
    public let doubleValue: Double

    /// The symbol of the unit, such as `s` or `kB`.
    public let unitSymbol: String

    /// Creates a measurement.
    public init(identifier: String, displayName: String, doubleValue: Double, unitSymbol: String) {
        self.identifier = identifier
        self.displayName = displayName
        self.doubleValue = doubleValue
        self.unitSymbol = unitSymbol
        super.init()
    }
}
