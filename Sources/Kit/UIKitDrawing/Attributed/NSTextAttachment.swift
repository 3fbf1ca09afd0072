import Foundation

/// An image that stands in a line of text, at a character U+FFFC.
open class NSTextAttachment: NSObject {
    private let foundationType = FoundationTypeWord()
    /// What is shown.
    open var image: UIImage?

    /// Where it stands, in points, from the baseline, with y upwards. An empty rectangle means the image's own size,
    /// standing on the baseline.
    open var bounds: CGRect = .zero

    /// Makes an attachment that shows nothing yet.
    public override init() {
        super.init()
    }

    /// Makes an attachment of an image.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// The character that stands for an attachment.
    public static let character = 0xFFFC

    /// The size it takes in the line, in points.
    var lineSize: CGSize {
        if !bounds.isEmpty { return bounds.size }
        return image?.size ?? .zero
    }

    /// How far it is raised above the baseline, in points.
    ///
    /// An image with a baseline, such as a symbol, stands on that of the text.
    var rise: CGFloat { bounds.isEmpty ? -(image?.baselineOffsetFromBottom ?? 0) : bounds.origin.y }
}

extension NSAttributedString {
    /// Makes a string of one character that stands for `attachment`.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
