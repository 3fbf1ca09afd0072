import Foundation

/// Options of a performance test.
///
/// `invocationOptions` of Apple's API is left out: measurements start and stop with the block.
open class XCTMeasureOptions: NSObject {
    /// The number of iterations that are measured. The default is 5. The block also runs once beforehand, without being
    /// measured.
    open var iterationCount = 5

    /// New options with the default values.
    open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }

    /// Creates options with the default values.
    public override init() { super.init() }
}
