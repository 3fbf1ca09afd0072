import Foundation
import UIKitCore

/// The accessibility properties of an object whose class does not declare them.
struct AccessibilityValues {
    /// The address under which the values are associated with the object. It is never freed.
    ///
    /// Sharing it is safe, because nothing reads the memory.
    nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    var isElement = false
    var label: String?
    var value: String?
    var hint: String?
    var traits: UIAccessibilityTraits = .none
    var identifier: String?
    var elements: [Any]?
    var hidesElements = false
    var customActions: [UIAccessibilityCustomAction]?

    static func of(_ object: NSObject) -> AccessibilityValues {
        objc_getAssociatedObject(object, key) as? AccessibilityValues ?? AccessibilityValues()
    }
}
