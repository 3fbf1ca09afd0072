import CoreGraphics
import Foundation

/// Key-value access, which Foundation on Linux lacks.
enum PredicateKeys {
    /// Returns the value of `key` in `object`; nil if there is none.
    static func value(of key: String, in object: Any?) -> Any? {
        switch object {
        case let element as XCUIElement: onMainThread { element.value(forKey: key) }
        case let query as XCUIElementQuery where key == "count": onMainThread { query.count }
        case let rect as CGRect: ["origin": rect.origin, "size": rect.size][key]
        case let size as CGSize: ["width": size.width, "height": size.height][key]
        case let point as CGPoint: ["x": point.x, "y": point.y][key]
        case let dictionary as [String: Any]: dictionary[key]
        case let object?: stored(key, in: Mirror(reflecting: object))
        case nil: nil
        }
    }

    /// Runs `body` on the main thread, where elements can be read. Returns nil on other threads.
    private static func onMainThread(_ body: @MainActor () -> Any?) -> Any? {
        guard Thread.isMainThread else { return nil }
        // Only this thread writes and reads the variable.
        nonisolated(unsafe) var result: Any?
        MainActor.assumeIsolated { result = body() }
        return result
    }

    private static func stored(_ key: String, in mirror: Mirror) -> Any? {
        if let child = mirror.children.first(where: { $0.label == key }) { return child.value }
        return mirror.superclassMirror.flatMap { stored(key, in: $0) }
    }
}

extension XCUIElement {
    /// Returns the value of an attribute by its name, such as `hasKeyboardFocus`; nil if there is no such attribute.
    ///
    /// Unlike the attributes, it does not fail the test if the element does not exist.
    public func value(forKey key: String) -> Any? {
        AutomationFailure.withoutRecording {
            switch key {
            case "exists": exists
            case "isHittable", "hittable": isHittable
            case "isEnabled", "enabled": isEnabled
            case "isSelected", "selected": isSelected
            case "hasFocus", "hasKeyboardFocus": hasFocus
            case "elementType": elementType.rawValue
            case "identifier": identifier
            case "label": label
            case "title": title
            case "value": value
            case "placeholderValue": placeholderValue
            case "frame": frame
            case "debugDescription": debugDescription
            default: nil
            }
        }
    }
}
