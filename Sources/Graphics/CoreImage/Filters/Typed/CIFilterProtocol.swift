/// The result of the filters that functions such as `gaussianBlur()` return.
public protocol CIFilterProtocol: NSObjectProtocol {
    /// The result, or nil if a required image or value is missing.
    var outputImage: CIImage? { get }
}
