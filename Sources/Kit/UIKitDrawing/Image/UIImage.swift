import CoreGraphics
import Foundation
import Diagnostics

/// A picture that can be shown and drawn: a bitmap, a symbol, or several bitmaps that follow each other.
///
/// An image never changes and may be used on any thread.
// @unchecked: `content` is immutable.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
    private let foundationType = FoundationTypeWord()
    // Written while it is made, and never after: no access to it can meet another.
    @exclusivity(unchecked) package private(set) final var content: ImageContent

    convenience init(content: ImageContent) {
        self.init()
        self.content = content
    }

    /// Makes an image with nothing in it, of size zero.
    public override init() {
        content = ImageContent(source: .none)
        super.init()
    }

    /// Makes an image of a bitmap with one pixel to a point.
    public init(cgImage: CGImage) {
        content = ImageContent(source: .bitmap(cgImage))
        super.init()
    }

    /// Makes an image of a bitmap.
    ///
    /// - Parameters:
    ///   - scale: pixels to a point; what is not above 0 counts as 1.
    ///   - orientation: how the bitmap must be turned to be upright.
    public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        content = ImageContent(source: .bitmap(cgImage), scale: scale > 0 ? scale : 1, orientation: orientation)
        super.init()
    }

    /// Makes the image of an image literal. There must be one of that name in the main bundle.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let asset = NamedImage.find(name, in: nil), let loaded = asset.load(for: .current) else {
            stopProgram("There is no image named \"\(name)\" in the main bundle.")
        }
        self.init(content: ImageContent(loaded))
    }

    // MARK: What it is

    /// The size in points, upright.
    open var size: CGSize { content.size }

    /// Pixels to a point.
    open var scale: CGFloat {
        if case .animated(let images, _) = content.source { return images.first?.scale ?? 1 }
        return content.scale
    }

    /// How the bitmap must be turned to be upright.
    open var imageOrientation: UIImage.Orientation { content.orientation }

    /// The bitmap as it is stored, neither turned nor tinted. A symbol gives its shape, which is opacity alone; an
    /// animated image gives its first frame; an empty one gives nil.
    open var cgImage: CGImage? {
        switch content.source {
        case .none: nil
        case .bitmap(let image): image
        case .symbol(let symbol): symbol.mask(displayScale: content.scale)
        case .animated(let images, _): images.first?.cgImage
        }
    }

    /// The frames of an animated image; nil when it is not animated.
    open var images: [UIImage]? {
        if case .animated(let images, _) = content.source { return images }
        return nil
    }

    /// How long all frames take together, in seconds; 0 when it is not animated.
    open var duration: TimeInterval {
        if case .animated(_, let duration) = content.source { return duration }
        return 0
    }

    /// Whether its own colours are shown, or one colour in its shape.
    open var renderingMode: UIImage.RenderingMode { content.renderingMode }

    /// The distances from the edges that are not resized, in points.
    open var capInsets: UIEdgeInsets { content.capInsets }

    /// How the part inside the caps fills its place.
    open var resizingMode: UIImage.ResizingMode { content.resizingMode }

    /// How far inside the edges the part lies that layout aligns, in points.
    open var alignmentRectInsets: UIEdgeInsets { content.alignmentRectInsets }

    /// Whether it is mirrored where the direction of layout is right to left.
    open var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }

    /// The name that it was made with: of an asset, a file, or a symbol. Nil when it was made of something else.
    package var name: String? {
        if case .symbol(let symbol) = content.source { return symbol.name }
        return content.name
    }

    // MARK: Drawing

    /// Draws it into the current context, its top left corner at `point`.
    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws it into the current context with an opacity of 0…1, its top left corner at `point`.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws it into the current context, resized to `rect`.
    ///
    /// A template is drawn in the fill colour of the context.
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws it into the current context with an opacity of 0…1, resized to `rect`.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        draw(in: rect, context: context, blendMode: blendMode, alpha: alpha)
    }

    /// Fills `rect` of the current context with copies of it, the first at the rectangle's top left corner.
    open func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
        context.saveGState()
        context.clip(to: rect)
        var y: CGFloat = rect.minY
        while y < rect.maxY {
            var x: CGFloat = rect.minX
            while x < rect.maxX {
                draw(at: CGPoint(x: x, y: y))
                x += size.width
            }
            y += size.height
        }
        context.restoreGState()
    }

    // MARK: Identity

    /// Whether the other object is the same picture, drawn the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || content.isEqual(to: other.content)
    }

    /// A hash that equal images share.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(size.width)
        hasher.combine(size.height)
        hasher.combine(renderingMode)
        return hasher.finalize()
    }

    /// Size, scale and mode for people to read.
    open override var description: String {
        "<UIImage: {\(size.width), \(size.height)} scale \(scale) renderingMode \(renderingMode)>"
    }
}

extension ImageContent {
    func isEqual(to other: ImageContent) -> Bool {
        guard scale == other.scale, orientation == other.orientation, renderingMode == other.renderingMode,
            capInsets == other.capInsets, resizingMode == other.resizingMode, isResizable == other.isResizable,
            alignmentRectInsets == other.alignmentRectInsets, baselineOffset == other.baselineOffset,
            flipsForRightToLeft == other.flipsForRightToLeft, tint == other.tint, symbolColors == other.symbolColors
        else { return false }
        switch (source, other.source) {
        case (.none, .none): return true
        case (.bitmap(let image), .bitmap(let otherImage)): return image === otherImage
        case (.symbol(let symbol), .symbol(let otherSymbol)): return symbol == otherSymbol
        case (.animated(let images, let duration), .animated(let otherImages, let otherDuration)):
            return duration == otherDuration && images == otherImages
        default: return false
        }
    }
}

/// What an image literal is when nothing else says.
public typealias _ImageLiteralType = UIImage
