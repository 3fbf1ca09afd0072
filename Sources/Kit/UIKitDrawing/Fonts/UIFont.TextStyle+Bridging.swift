import Foundation

/// Lets `as?` convert between a text style and its name, as with Objective-C.
extension UIFont.TextStyle: _ObjectiveCBridgeable {
    /// Returns the name of the style.
    public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

    /// Sets `result` to the style with a name.
    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout UIFont.TextStyle?) {
        result = _unconditionallyBridgeFromObjectiveC(source)
    }

    /// Sets `result` to the style with a name. The conversion succeeds for every name.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSString, result: inout UIFont.TextStyle?
    ) -> Bool {
        result = _unconditionallyBridgeFromObjectiveC(source)
        return true
    }

    /// Returns the style with a name.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> UIFont.TextStyle {
        UIFont.TextStyle(rawValue: source.map { "\($0)" } ?? "")
    }
}
