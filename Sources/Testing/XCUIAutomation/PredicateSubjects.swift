import Foundation
import FoundationAdditions

/// Runs `body` on the main thread, where elements can be read. Returns nil on other threads.
private func onMainThread(_ body: @MainActor () -> Any?) -> Any? {
    guard Thread.isMainThread else { return nil }
    // Only this thread writes and reads the variable.
    nonisolated(unsafe) var result: Any?
    MainActor.assumeIsolated { result = body() }
    return result
}

/// Predicates read the attributes of elements, such as `label` and `exists`.
extension XCUIElement: PredicateSubject {
    package nonisolated func predicateValue(forKey key: String) -> Any? {
        onMainThread { value(forKey: key) }
    }
}

/// Predicates read the `count` of queries.
extension XCUIElementQuery: PredicateSubject {
    package nonisolated func predicateValue(forKey key: String) -> Any? {
        key == "count" ? onMainThread { count } : nil
    }
}

extension XCUIElement {
    /// Returns the value of an attribute by its name, such as `hasKeyboardFocus`; nil if there is no such attribute.
    ///
    /// Unlike the properties, this method does not fail the test if the element does not exist.
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
