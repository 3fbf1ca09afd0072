import Foundation

/// An object that tests find by an identifier.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The identifier. Assistive technologies do not speak it.
    var accessibilityIdentifier: String? { get set }
}
