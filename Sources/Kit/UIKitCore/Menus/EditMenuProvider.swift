import Foundation

/// A responder whose delegate changes its edit menu.
@MainActor
package protocol EditMenuProvider: UIResponder {
    /// Returns the edit menu for the selection; nil for one of the suggested elements.
    func editMenu(suggestedActions: [UIMenuElement]) -> UIMenu?
}
