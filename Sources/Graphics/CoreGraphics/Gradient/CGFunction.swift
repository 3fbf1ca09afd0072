/// A function that a program defines, with which a shading computes its colors.
public final class CGFunction {
    /// The number of values that the function returns.
    let rangeDimension: Int
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGFunctionCallbacks
    /// The limits of the argument, if any.
    private let domain: ClosedRange<CGFloat>?
    /// The limits of each value, if any.
    private let range: [ClosedRange<CGFloat>]?

    /// Creates a function of one argument, or returns nil if there are no callbacks for the values, or more arguments, or
    /// if the lower limit of a value exceeds its upper limit.
    ///
    /// - Parameters:
    ///   - info: A pointer that is passed to the callbacks.
    ///   - domainDimension: The number of arguments, which must be 1.
    ///   - domain: The lower and the upper limit of the argument, or nil for no limits.
    ///   - rangeDimension: The number of values.
    ///   - range: The lower and the upper limit of each value, or nil for no limits.
    ///   - callbacks: The callback that computes the values, and the one that is called when the function is freed.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
        range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        guard domainDimension == 1, rangeDimension > 0, callbacks.pointee.evaluate != nil else { return nil }
        var limits: [ClosedRange<CGFloat>] = []
        for index in 0..<(range == nil ? 0 : rangeDimension) {
            guard let range, range[2 * index] <= range[2 * index + 1] else { return nil }
            limits.append(range[2 * index]...range[2 * index + 1])
        }
        if let domain {
            guard domain[0] <= domain[1] else { return nil }
            self.domain = domain[0]...domain[1]
        } else {
            self.domain = nil
        }
        self.range = range == nil ? nil : limits
        self.rangeDimension = rangeDimension
        self.info = info
        self.callbacks = callbacks.pointee
    }

    deinit { callbacks.releaseInfo?(info) }

    /// Returns the values for an argument.
    func values(at argument: CGFloat) -> [CGFloat] {
        var input: CGFloat = argument
        if let domain { input = min(max(domain.lowerBound, input), domain.upperBound) }
        var output = [CGFloat](repeating: 0, count: rangeDimension)
        callbacks.evaluate?(info, &input, &output)
        guard let range else { return output }
        return zip(output, range).map { min(max($1.lowerBound, $0), $1.upperBound) }
    }
}

/// A callback that computes the values of a function: its parameters are the pointer of the function, the arguments, and
/// the memory for the values.
public typealias CGFunctionEvaluateCallback =
    (UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void

/// A callback that is called with the pointer of a function when the function is freed.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a function.
public struct CGFunctionCallbacks {
    /// The version of the structure. It is 0.
    public var version: UInt32 { 0 }
    /// Computes the values.
    public var evaluate: CGFunctionEvaluateCallback?
    /// Called when the function is freed.
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    /// Creates callbacks that do nothing.
    public init() {}

    /// Creates the callbacks of a function. The version is ignored.
    public init(
        version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?
    ) {
        self.evaluate = evaluate
        self.releaseInfo = releaseInfo
    }
}
