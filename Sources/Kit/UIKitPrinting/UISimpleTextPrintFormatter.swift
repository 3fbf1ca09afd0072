import Foundation
import UIKitCore

/// Lays out text on pages.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text without attributes. Setting it sets `attributedText` to nil.
    open var text: String? {
        didSet {
            if text != nil { attributedText = nil }
            layoutDidChange()
        }
    }

    /// The text with attributes. Setting it sets `text` to nil. Text whose color is `UIColor.label` is printed in
    /// black.
    open var attributedText: NSAttributedString? {
        didSet {
            if attributedText != nil { text = nil }
            layoutDidChange()
        }
    }

    /// The font of text without attributes. The default is the system font with a size of 12 points.
    open var font: UIFont? = .systemFont(ofSize: 12) { didSet { layoutDidChange() } }

    /// The color of text without attributes. The default is black.
    open var color: UIColor? = .black { didSet { layoutDidChange() } }

    /// The alignment of text without attributes. The default is `natural`.
    open var textAlignment: NSTextAlignment = .natural { didSet { layoutDidChange() } }

    /// Creates a formatter for text.
    public init(text: String) {
        self.text = text
        super.init()
    }

    /// Creates a formatter for text with attributes.
    public init(attributedText: NSAttributedString) {
        self.attributedText = attributedText
        super.init()
    }

    private var printedText: NSAttributedString {
        if let attributedText { return attributedText }
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return NSAttributedString(
            string: text ?? "",
            attributes: [
                .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black, .paragraphStyle: style,
            ])
    }

    override func makeLayout(first: CGSize, others: CGSize) -> (any PrintLayout)? {
        TextPrintLayout(printedText, first: first, others: others)
    }

    override func makeCopy() -> UIPrintFormatter {
        let copy = UISimpleTextPrintFormatter(text: text ?? "")
        if let attributedText { copy.attributedText = attributedText }
        (copy.font, copy.color, copy.textAlignment) = (font, color, textAlignment)
        return copy
    }
}
