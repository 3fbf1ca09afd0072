import Foundation
import UIKitDrawing

/// The background and the shadow of a bar.
///
/// The bar composes its background from `backgroundEffect`, `backgroundColor` and `backgroundImage`, in this order from
/// back to front. A bar stores a copy of the appearance that is set.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    /// The interface idiom of the appearance.
    public let idiom: UIUserInterfaceIdiom

    /// The blur effect behind the bar, or nil for no blur. The default is `systemChromeMaterial`.
    open var backgroundEffect: UIBlurEffect? {
        didSet { didChange() }
    }

    /// The color over the blur. The default is nil.
    open var backgroundColor: UIColor? {
        didSet { if backgroundColor != oldValue { didChange() } }
    }

    /// The image over the color. The default is nil.
    open var backgroundImage: UIImage? {
        didSet { if backgroundImage !== oldValue { didChange() } }
    }

    /// The raw value of `backgroundImageContentMode`, a property that UIKitBars declares.
    package var backgroundImageContentModeValue = 0 {
        didSet { if backgroundImageContentModeValue != oldValue { didChange() } }
    }

    /// The color of the line along the bar's edge, or of a template `shadowImage`. Nil or a clear color shows no line.
    /// The default is the color of separators.
    open var shadowColor: UIColor? = .separator {
        didSet { if shadowColor != oldValue { didChange() } }
    }

    /// An image that replaces the line. An image that is not a template ignores `shadowColor`. The default is nil.
    open var shadowImage: UIImage? {
        didSet { if shadowImage !== oldValue { didChange() } }
    }

    /// A closure that is called when a property of the appearance, or of an object that it contains, changes.
    package var onChange: (() -> Void)?

    /// Creates an appearance with the default values for the idiom of the device.
    public convenience override init() { self.init(idiom: UITraitCollection.current.userInterfaceIdiom) }

    /// Creates an appearance with the default values for an idiom.
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        super.init()
    }

    /// Creates an appearance with the background and the shadow of another appearance. Use it to convert between
    /// subclasses.
    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        backgroundEffect = barAppearance.backgroundEffect
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        backgroundImageContentModeValue = barAppearance.backgroundImageContentModeValue
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
    }

    /// Creates an appearance with the default values. The archive is ignored.
    public required convenience init?(coder: NSCoder) { self.init() }

    /// Returns an appearance with equal values.
    open func copy(with zone: NSZone? = nil) -> Any { Self(barAppearance: self) }

    /// Sets the default background and shadow of the system: a blur, with a line at the edge.
    open func configureWithDefaultBackground() {
        reset(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: .separator)
    }

    /// Sets the background to an opaque system color, with a line at the edge.
    open func configureWithOpaqueBackground() {
        reset(effect: nil, color: .systemBackground, shadow: .separator)
    }

    /// Removes the background and the shadow.
    open func configureWithTransparentBackground() {
        reset(effect: nil, color: nil, shadow: nil)
    }

    private func reset(effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
        backgroundEffect = effect
        backgroundColor = color
        backgroundImage = nil
        shadowColor = shadow
        shadowImage = nil
    }

    /// Notifies the bar that the appearance changed.
    package func didChange() { onChange?() }
}
