import Foundation
import UIKitCore
import UIKitDrawing

/// An object that controls and observes editing and the interaction with links in a text view.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns whether editing can begin. The default is true.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

    /// Returns whether editing can end. The default is true.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool

    /// Called after editing begins.
    func textViewDidBeginEditing(_ textView: UITextView)

    /// Called after editing ends.
    func textViewDidEndEditing(_ textView: UITextView)

    /// Returns whether the user can replace the characters in a range of UTF-16 code units. The default is true.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

    /// Returns whether the user can replace the characters in ranges of UTF-16 code units. The default implementation
    /// calls `textView(_:shouldChangeTextIn:replacementText:)` with the union of the ranges.
    func textView(_ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String)
        -> Bool

    /// Called after the user changes the text.
    func textViewDidChange(_ textView: UITextView)

    /// Called after the selection changes.
    func textViewDidChangeSelection(_ textView: UITextView)

    /// Returns whether the user can interact with a link. The default implementation calls the method without the
    /// parameter `interaction`.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool

    /// Returns whether the user can interact with a link. The default is true.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool

    /// Returns whether the user can interact with an attachment. The default is true.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool

    /// Returns the action for a tap on an item, or nil to open the menu of the item. The default is `defaultAction`.
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction?

    /// Returns the menu for a long press or a secondary click on an item, or nil to show no menu. The default is
    /// `defaultMenu`, unless it is empty.
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?

    /// Called before the menu of an item appears.
    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)

    /// Called before the menu of an item disappears.
    func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)

    /// Returns the edit menu for the characters in a range of UTF-16 code units. The default, nil, means a menu with
    /// the suggested elements.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?

    /// Returns the edit menu for the characters in ranges of UTF-16 code units. The default implementation calls
    /// `textView(_:editMenuForTextIn:suggestedActions:)` with the union of the ranges.
    func textView(
        _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
    ) -> UIMenu?
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}

    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }

    public func textView(
        _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
    ) -> Bool {
        let union: NSRange = ranges.map(\.rangeValue).reduce(ranges[0].rangeValue, NSUnionRange)
        return self.textView(textView, shouldChangeTextIn: union, replacementText: text)
    }

    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}

    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        self.textView(textView, shouldInteractWith: URL, in: characterRange)
    }

    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
    ) -> Bool { true }

    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }

    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { defaultAction }

    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
        defaultMenu.children.isEmpty ? nil : UITextItem.MenuConfiguration(menu: defaultMenu)
    }

    public func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}

    public func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}

    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }

    public func textView(
        _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        let union: NSRange = ranges.map(\.rangeValue).reduce(ranges[0].rangeValue, NSUnionRange)
        return self.textView(textView, editMenuForTextIn: union, suggestedActions: suggestedActions)
    }
}
