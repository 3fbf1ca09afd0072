import Foundation
import ItemProviders

/// An object into which the user can paste items.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The types of the items that the object accepts, or nil if the user cannot paste items.
    var pasteConfiguration: UIPasteConfiguration? { get set }

    /// Called when the user pastes items.
    func paste(itemProviders: [NSItemProvider])

    /// Returns whether all items can be pasted. By default, an item can be pasted if it has a representation of an
    /// accepted type.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
