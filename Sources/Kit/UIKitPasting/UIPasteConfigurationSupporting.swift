import Foundation
import ItemProviders

/// An object into which the user can paste items.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The types of the items that the object accepts, or nil if the user cannot paste items.
    var pasteConfiguration: UIPasteConfiguration? { get set }

    /// Called to paste items.
    func paste(itemProviders: [NSItemProvider])

    /// Returns whether all items can be pasted. The default is whether they have representations of accepted types.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
