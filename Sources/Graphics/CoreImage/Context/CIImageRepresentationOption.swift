/// A key of the options with which a context writes image files.
///
/// `as` converts keys of Image I/O: `kCGImageDestinationLossyCompressionQuality as CIImageRepresentationOption`.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public let rawValue: String

    /// Creates a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension CIImageRepresentationOption: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout CIImageRepresentationOption?) {
        result = CIImageRepresentationOption(rawValue: "\(source)")
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSString, result: inout CIImageRepresentationOption?
    ) -> Bool {
        result = CIImageRepresentationOption(rawValue: "\(source)")
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> CIImageRepresentationOption {
        CIImageRepresentationOption(rawValue: source.map { "\($0)" } ?? "")
    }
}
