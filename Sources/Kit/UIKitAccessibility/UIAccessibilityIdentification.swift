import Foundation

/// An object that tests find by a name.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The name. Assistive technologies do not speak it.
    var accessibilityIdentifier: String? { get set }
}
