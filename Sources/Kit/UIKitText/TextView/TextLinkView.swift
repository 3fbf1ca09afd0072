import CoreGraphics
import Foundation
import UIKitCore

/// An invisible view over a link of a text view. Keys can move the focus to it. Touches pass through to the text view.
package final class TextLinkView: UIView {
    fileprivate(set) var item: UITextItem
    private weak var textView: UITextView?

    /// The rectangles of the link, one for each line, in the coordinates of this view.
    package fileprivate(set) var outline: [CGRect] = []

    init(_ item: UITextItem, in textView: UITextView) {
        self.item = item
        self.textView = textView
        super.init(frame: .zero)
        accessibilityElementsHidden = true
    }

    required init?(coder: NSCoder) { nil }

    package override var canBecomeFocused: Bool { true }

    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

    /// Moves the view over the rectangles of a link, in the coordinates of the text view.
    fileprivate func show(_ item: UITextItem, at rects: [CGRect]) {
        self.item = item
        let frame: CGRect = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
        outline = rects.map { $0.offsetBy(dx: -frame.minX, dy: -frame.minY) }
        if self.frame != frame { self.frame = frame }
    }

    package override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        // While the text view is first responder, arrow keys scroll the text instead of moving the focus.
        if context.nextFocusedItem === self, textView?.isFirstResponder == true { textView?.resignFirstResponder() }
    }

    package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let unused: Set<UIPress> = presses.filter { !$0.selects }
        if unused.count < presses.count { textView?.activate(item) }
        if !unused.isEmpty { super.pressesBegan(unused, with: event) }
    }
}

extension UITextView {
    /// The maximum length of text in which all links can be focused, in UTF-16 code units. In longer text, only links
    /// near the visible text can be focused.
    private static let focusLimit = 20_000

    /// Creates the views of the links to which keys can move the focus, and removes those of links that no longer
    /// exist.
    package func updateLinkViews() {
        let old: [TextLinkView] = state.linkViews
        state.linkViews = []
        if window != nil, isSelectable, !isEditable, editor.length > 0 {
            layoutIfNeeded()
            let (origin, margin): (CGPoint, CGFloat) = (
                textOrigin, editor.length <= Self.focusLimit ? 1e6 : bounds.height
            )
            performWithTraits {
                for link in links(from: bounds.minY - origin.y - margin, to: bounds.maxY - origin.y + margin) {
                    let rects: [CGRect] = flow.selectionRects(
                        for: link.range.location..<NSMaxRange(link.range), fillsLines: false)
                    if rects.isEmpty { continue }
                    let view: TextLinkView =
                        old.first { $0.item.range == link.range } ?? TextLinkView(link, in: self)
                    view.show(link, at: rects.map { $0.offsetBy(dx: origin.x, dy: origin.y) })
                    state.linkViews.append(view)
                }
            }
        }
        for view in old where !state.linkViews.contains(view) { view.removeFromSuperview() }
        for view in state.linkViews where view.superview == nil { addSubview(view) }
        state.linkViewsKey = linkViewsKey
    }

    /// Places the views of links again after a change in the text or its width.
    func placeLinkViews() {
        if !state.linkViews.isEmpty, state.linkViewsKey != linkViewsKey { updateLinkViews() }
    }

    private var linkViewsKey: [CGFloat] {
        let inset: UIEdgeInsets = textContainerInset
        return [
            CGFloat(state.changeCount), bounds.width, isEditable ? 1 : 0, isSelectable ? 1 : 0, inset.top, inset.left,
            inset.right,
        ]
    }

    /// Returns the links in the paragraphs between two distances from the top of the column, in the order of the text.
    func links(from minY: CGFloat, to maxY: CGFloat) -> [UITextItem] {
        flow.places(from: max(0, minY), to: maxY).flatMap { place in
            let text = editor.document.attributedString(in: place.start..<place.start + place.units - place.breakUnits)
            return links(in: text).sorted { $0.range.location < $1.range.location }.map { link in
                let range = NSRange(location: place.start + link.range.location, length: link.range.length)
                return UITextItem(.link(link.url), range: range)
            }
        }
    }
}
