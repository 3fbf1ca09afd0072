import Foundation

/// An image in a line of text, in the place of a character U+FFFC.
open class NSTextAttachment: NSObject {
    private let foundationType = FoundationTypeWord()
    /// The image of the attachment.
    open var image: UIImage?

    /// The bounds of the attachment, in points, relative to the baseline with y upward. If they are empty, the
    /// attachment has the size of the image and stands on the baseline.
    open var bounds: CGRect = .zero

    /// Creates an attachment without an image.
    public override init() {
        super.init()
    }

    /// Creates an attachment with an image.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// The Unicode scalar of the character that represents an attachment.
    public static let character = 0xFFFC

    /// The size of the attachment in the line, in points.
    var lineSize: CGSize {
        if !bounds.isEmpty { return bounds.size }
        return image?.size ?? .zero
    }

    /// The distance of the attachment above the baseline, in points.
    ///
    /// The baseline of an image, such as a symbol, is aligned with the baseline of the text.
    var rise: CGFloat { bounds.isEmpty ? -(image?.baselineOffsetFromBottom ?? 0) : bounds.origin.y }
}

extension NSAttributedString {
    /// Creates a string with the one character that represents `attachment`.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
