import CoreGraphics
import Foundation

/// An image in a line of text, represented by a character U+FFFC.
open class NSTextAttachment: NSObject, NSSecureCoding {
    private let foundationType = FoundationTypeWord()
    /// The image of the attachment.
    open var image: UIImage?

    /// The bounds of the attachment, in points, relative to the baseline, with the y-axis pointing upward. If the
    /// bounds are empty, the attachment has the size of the image. The baseline of the image, or its bottom if it has
    /// no baseline, is on the baseline of the text.
    open var bounds: CGRect = .zero

    /// The data of the attachment, for a view provider. The default is nil.
    open var contents: Data?

    /// The type identifier of the data, such as "public.plain-text". The default is nil.
    open var fileType: String?

    /// Whether a view provider that is registered for the file type shows the attachment. The default is true.
    open var allowsTextAttachmentView = true

    /// The bounds of the view that shows the attachment, relative to the baseline; nil if no view shows it.
    package var viewBounds: CGRect?

    /// Creates an attachment without an image.
    public override init() {
        super.init()
    }

    /// Creates an attachment with an image.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// Creates an attachment with data. If the data can be decoded as an image, it is also the image of the attachment.
    public convenience init(data contentData: Data?, ofType uti: String?) {
        self.init()
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
    }

    /// Creates an attachment from an archive.
    public required convenience init?(coder: NSCoder) {
        func object<Value: NSObject & NSCoding>(_ key: String, _ type: Value.Type) -> Value? {
            coder.containsValue(forKey: key) ? coder.decodeObject(of: type, forKey: key) : nil
        }
        self.init()
        image = object("NSImage", UIImage.self)
        contents = object("NSContents", NSData.self) as Data?
        fileType = object("NSFileType", NSString.self) as String?
        bounds = CGRect(
            x: coder.decodeDouble(forKey: "NSBoundsX"), y: coder.decodeDouble(forKey: "NSBoundsY"),
            width: coder.decodeDouble(forKey: "NSBoundsWidth"), height: coder.decodeDouble(forKey: "NSBoundsHeight"))
        allowsTextAttachmentView = coder.decodeBool(forKey: "NSAllowsTextAttachmentView")
    }

    /// Adds the attachment to an archive.
    open func encode(with coder: NSCoder) {
        if let image { coder.encode(image, forKey: "NSImage") }
        if let contents { coder.encode(contents as NSData, forKey: "NSContents") }
        if let fileType { coder.encode(fileType as NSString, forKey: "NSFileType") }
        coder.encode(Double(bounds.minX), forKey: "NSBoundsX")
        coder.encode(Double(bounds.minY), forKey: "NSBoundsY")
        coder.encode(Double(bounds.width), forKey: "NSBoundsWidth")
        coder.encode(Double(bounds.height), forKey: "NSBoundsHeight")
        coder.encode(allowsTextAttachmentView, forKey: "NSAllowsTextAttachmentView")
    }

    /// Whether secure archives can contain attachments. It is true.
    public static var supportsSecureCoding: Bool { true }

    /// The Unicode scalar of the character that represents an attachment.
    public static let character = 0xFFFC

    /// Returns the bounds of the attachment, in points, relative to the baseline, with the y-axis pointing upward.
    ///
    /// - Parameters:
    ///   - textContainer: The container, or nil in labels.
    ///   - lineFrag: A rectangle with the width that is available to the line.
    ///   - position: Zero, because the position in the line is not known yet.
    ///   - charIndex: The index of the character. In text views, it is relative to the paragraph; elsewhere, it is
    ///     relative to the whole string.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        if let viewBounds { return viewBounds }
        if !bounds.isEmpty { return bounds }
        // The baseline of an image, such as a symbol, is aligned with the baseline of the text.
        return CGRect(origin: CGPoint(x: 0, y: -(image?.baselineOffsetFromBottom ?? 0)), size: image?.size ?? .zero)
    }

    /// Returns the image to draw.
    ///
    /// - Parameters:
    ///   - imageBounds: The frame of the image, in points.
    ///   - textContainer: The container, or nil.
    ///   - charIndex: The index of the character. In text views, it is relative to the paragraph; elsewhere, it is
    ///     relative to the whole string.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { viewBounds == nil ? image : nil }
}

extension NSAttributedString {
    /// Creates a string with only the character that represents `attachment`.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
