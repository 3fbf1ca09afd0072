import CoreGraphics
import Foundation
import UIKitCore

/// The accessibility element of a link in a text view.
///
/// Its frame is that of the first line of the link, so that the center of the frame is on the link.
final class TextLinkElement: UIAccessibilityElement {
    private let item: UITextItem
    private var textView: UITextView? { accessibilityContainer as? UITextView }

    init(_ item: UITextItem, frame: CGRect, in textView: UITextView) {
        self.item = item
        super.init(accessibilityContainer: textView)
        accessibilityLabel = textView.editor.substring(item.range.location..<NSMaxRange(item.range))
        accessibilityTraits = .link
        accessibilityFrameInContainerSpace = frame
    }

    override func accessibilityActivate() -> Bool {
        textView?.activate(item)
        return textView != nil
    }
}
