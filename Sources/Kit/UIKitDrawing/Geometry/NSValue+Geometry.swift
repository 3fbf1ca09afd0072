import Foundation

extension NSValue {
    /// Creates a value that contains a rectangle.
    public convenience init(cgRect rect: CGRect) {
        self.init(rect: rect)
    }

    /// The rectangle in the value.
    public var cgRectValue: CGRect { rectValue }

    /// Creates a value that contains a point.
    public convenience init(cgPoint point: CGPoint) {
        self.init(point: point)
    }

    /// The point in the value.
    public var cgPointValue: CGPoint { pointValue }

    /// Creates a value that contains a size.
    public convenience init(cgSize size: CGSize) {
        self.init(size: size)
    }

    /// The size in the value.
    public var cgSizeValue: CGSize { sizeValue }
}

/// Lets `as?` convert between a rectangle and a value that contains one, as with Objective-C. Foundation on Linux
/// has no such conversion for rectangles.
extension CGRect: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = source.rectValue
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        guard strcmp(source.objCType, NSValue(rect: .zero).objCType) == 0 else { return false }
        result = source.rectValue
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
}
