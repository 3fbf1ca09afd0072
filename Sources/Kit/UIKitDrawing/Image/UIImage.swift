import CoreGraphics
import Foundation
import ProgramDiagnostics
import Synchronization

/// An image: a bitmap, a symbol, a vector image, or the frames of an animation.
///
/// Images are immutable and can be used on any thread.
// @unchecked: `content` is immutable.
open class UIImage: NSObject, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
    private let foundationType = FoundationTypeWord()
    // Unchecked: the property is written only during initialization, so accesses cannot overlap.
    @exclusivity(unchecked) package private(set) final var content: ImageContent

    /// The asset that `imageAsset` creates for an image without versions.
    final let ownAsset = Mutex<UIImageAsset?>(nil)
    private let ownIdentifier = Mutex<String?>(nil)

    convenience init(content: ImageContent) {
        self.init()
        self.content = content
    }

    /// Creates an empty image of size zero.
    public override init() {
        content = ImageContent(source: .none)
        super.init()
    }

    /// Creates an image from a bitmap with one pixel per point.
    public init(cgImage: CGImage) {
        content = ImageContent(source: .bitmap(cgImage))
        super.init()
    }

    /// Creates an image from a bitmap.
    ///
    /// - Parameters:
    ///   - scale: The number of pixels per point. Values that are not positive count as 1.
    ///   - orientation: The orientation of the bitmap.
    public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        content = ImageContent(source: .bitmap(cgImage), scale: scale > 0 ? scale : 1, orientation: orientation)
        super.init()
    }

    /// Creates the image for an image literal. The main bundle must contain an image with the name.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let content = ImageContent(named: name, in: nil, with: nil) else {
            stopProgram("There is no image named \"\(name)\" in the main bundle.")
        }
        self.init(content: content)
    }

    // MARK: Archives

    /// Creates an image from an archive.
    public required convenience init?(coder: NSCoder) {
        guard let content = ImageContent(coder) else { return nil }
        self.init(content: content)
    }

    /// Adds the image to an archive. The archive of a system symbol contains its name and its size; other images are
    /// archived as PNG data, an animated image as its first frame.
    open func encode(with coder: NSCoder) { content.encode(with: coder, pixels: cgImage) }

    /// Whether secure archives can contain images. It is true.
    public static var supportsSecureCoding: Bool { true }

    // MARK: Attributes

    /// The size of the upright image, in points.
    open var size: CGSize { content.size }

    /// The number of pixels per point.
    open var scale: CGFloat {
        if case .animated(let images, _) = content.source { return images.first?.scale ?? 1 }
        return content.scale
    }

    /// The orientation of the bitmap.
    open var imageOrientation: UIImage.Orientation { content.orientation }

    /// The stored bitmap, without orientation and tint. For a symbol it is an alpha mask of the shape. For an image of
    /// Core Image it is computed. For an animated image it is the first frame. For an empty image it is nil.
    open var cgImage: CGImage? {
        switch content.source {
        case .none: nil
        case .bitmap(let image): image
        case .symbol(let symbol): symbol.mask(displayScale: content.scale)
        case .vector(let vector): vector.bitmap(scale: content.scale)
        case .recipe(let recipe): recipe.bitmap
        case .animated(let images, _): images.first?.cgImage
        }
    }

    /// Whether the image contains colors that are brighter than white. It is false: images have 8 bits per component.
    open var isHighDynamicRange: Bool { false }

    /// The frames of an animated image, or nil if the image is not animated.
    open var images: [UIImage]? {
        if case .animated(let images, _) = content.source { return images }
        return nil
    }

    /// The total duration of all frames, in seconds, or 0 if the image is not animated.
    open var duration: TimeInterval {
        if case .animated(_, let duration) = content.source { return duration }
        return 0
    }

    /// Whether the image is drawn in its own colors or as a template.
    open var renderingMode: UIImage.RenderingMode { content.renderingMode }

    /// The sizes of the edges that are not resized, in points.
    open var capInsets: UIEdgeInsets { content.capInsets }

    /// The way in which the area inside the caps is filled.
    open var resizingMode: UIImage.ResizingMode { content.resizingMode }

    /// The traits that the image was created for. If the image was created without traits, the collection specifies
    /// only the display scale.
    open var traitCollection: UITraitCollection {
        content.configuration?.traitCollection ?? UITraitCollection(displayScale: scale)
    }

    /// The insets of the alignment rectangle from the edges of the image, in points.
    open var alignmentRectInsets: UIEdgeInsets { content.alignmentRectInsets }

    /// Whether the image is mirrored in right-to-left layouts.
    open var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }

    /// The identifier by which tests find views that display the image. If it is nil, tests use the name of the image.
    open var accessibilityIdentifier: String? {
        get { ownIdentifier.withLock { $0 } }
        set { ownIdentifier.withLock { $0 = newValue } }
    }

    /// The name with which the image was created: the name of a symbol, or of an asset or a file in a bundle. It is nil
    /// for other images.
    package var name: String? {
        if case .symbol(let symbol) = content.source { return symbol.source.name }
        return content.name
    }

    // MARK: Drawing

    /// Draws the image into the current context with its top-left corner at `point`.
    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image into the current context with its top-left corner at `point`. The blend mode and the opacity,
    /// from 0 to 1, apply to the whole image.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image into the current context, resized to `rect`.
    ///
    /// A template is drawn in the fill color of the context.
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image into the current context, resized to `rect`, with a blend mode and an opacity from 0 to 1.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        draw(in: rect, context: context, blendMode: blendMode, alpha: alpha)
    }

    /// Fills `rect` of the current context with copies of the image, starting at the top-left corner.
    open func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
        context.saveGState()
        context.clip(to: rect)
        var y = rect.minY
        while y < rect.maxY {
            var x = rect.minX
            while x < rect.maxX {
                draw(at: CGPoint(x: x, y: y))
                x += size.width
            }
            y += size.height
        }
        context.restoreGState()
    }

    // MARK: Identity

    /// Returns whether the object is an image with the same contents and attributes.
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

    /// The size, the scale, and the rendering mode.
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
        case (.vector(let vector), .vector(let otherVector)): return vector === otherVector
        case (.recipe(let recipe), .recipe(let otherRecipe)): return recipe === otherRecipe
        case (.animated(let images, let duration), .animated(let otherImages, let otherDuration)):
            return duration == otherDuration && images == otherImages
        default: return false
        }
    }
}

/// The default type of image literals.
public typealias _ImageLiteralType = UIImage
