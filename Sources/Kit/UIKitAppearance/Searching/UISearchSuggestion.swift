import Foundation
import UIKitDrawing

/// A search that an app suggests while the user types.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// The text of the suggestion in the user's language.
    var localizedSuggestion: String? { get }
    /// The text below the suggestion.
    var localizedDescription: String? { get }
    /// An image beside the suggestion.
    var iconImage: UIImage? { get }
    /// The attributed text of the suggestion, which replaces `localizedSuggestion`.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// An object that the app associates with the suggestion.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    public var localizedDescription: String? { nil }
    public var iconImage: UIImage? { nil }
    public var localizedAttributedSuggestion: NSAttributedString? { nil }
}

/// A search that an app suggests, with its text and its image.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// The text of the suggestion in the user's language.
    public let localizedSuggestion: String?
    /// The text below the suggestion.
    public let localizedDescription: String?
    /// An image beside the suggestion.
    public let iconImage: UIImage?
    /// The text of the suggestion with attributes, if any.
    public let localizedAttributedSuggestion: NSAttributedString?
    /// An object that the app associates with the suggestion. The default is nil.
    open var representedObject: Any?

    /// Creates a suggestion with strings in the user's language.
    public init(
        localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        localizedSuggestion = suggestion
        localizedDescription = description
        self.iconImage = iconImage
        localizedAttributedSuggestion = nil
        super.init()
    }

    /// Creates a suggestion with attributed text.
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        localizedSuggestion = suggestion.string
        localizedDescription = description
        self.iconImage = iconImage
        localizedAttributedSuggestion = suggestion
        super.init()
    }
}
