import Foundation

/// A responder whose delegate customizes its edit menu.
@MainActor
package protocol EditMenuProvider: UIResponder {
    /// Returns the edit menu for the selection; nil for a menu with the suggested elements.
    func editMenu(suggestedActions: [UIMenuElement]) -> UIMenu?
}
