import QuartzCore
import UIKitAppearance

/// A view that applies an effect: it blurs the content behind it, or adds vibrancy to its own content.
///
/// Add subviews to `contentView`. A change to `effect` in an animation block is animated. The blur shows the content
/// behind the view and, while a superview is translucent, the content behind that superview.
///
/// Unlike on iOS, vibrant content keeps its own colors. Depending on the material, the content view has a white tint
/// color and the dark appearance, or a black tint color and the light appearance. The content is translucent.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    private var storedEffect: UIVisualEffect?
    private var renderer: (any VisualEffectRenderer)?

    /// The effect. The default is nil. The view copies the effect. If the effect changes later, set it again to show
    /// the change.
    open var effect: UIVisualEffect? {
        get { storedEffect }
        set {
            let old: UIVisualEffect? = storedEffect
            storedEffect = newValue?.copy() as? UIVisualEffect
            if storedEffect != old { update(from: old) }
        }
    }

    /// The view for the subviews, in front of the blur.
    public let contentView = UIView()

    /// Shows the blur and the color of the material.
    private let backdrop = BackdropView()

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect? = nil) {
        storedEffect = effect?.copy() as? UIVisualEffect
        super.init(frame: .zero)
        prepareEffect()
    }

    /// Creates a view without an effect, and sets the values from an interface file. Archives are ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareEffect()
        coder.configure(self, as: UIVisualEffectView.self)
    }

    private func prepareEffect() {
        for view in [backdrop, contentView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        backdrop.isUserInteractionEnabled = false
        apply()
        makeRenderer()
    }

    private func makeRenderer() {
        renderer?.remove()
        renderer = (effect as? any RenderedVisualEffect)?.makeRenderer(for: self)
        renderer?.update()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        renderer?.update()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        renderer?.update()
    }

    /// The material of the effect; nil if it does not blur.
    private var material: BlurMaterial? {
        (effect as? UIBlurEffect).map { BlurMaterial($0.style, interface: traitCollection.userInterfaceStyle) }
    }

    /// Applies a change to the effect. A blur that appears or disappears in an animation block fades.
    private func update(from old: UIVisualEffect?) {
        let isAnimated: Bool = AnimationBlock.current != nil
        if isAnimated, old as? UIBlurEffect == nil, effect is UIBlurEffect {
            UIView.performWithoutAnimation {
                apply()
                backdrop.alpha = 0
            }
        }
        apply(keepsBackdrop: isAnimated && effect as? UIBlurEffect == nil)
        makeRenderer()
    }

    /// - Parameter keepsBackdrop: Whether a backdrop that is no longer needed keeps its filter, because it fades out.
    private func apply(keepsBackdrop: Bool = false) {
        let material: BlurMaterial? = self.material
        let isOpaque: Bool = UIAccessibility.isReduceTransparencyEnabled
        if material != nil || !keepsBackdrop {
            backdrop.filter = isOpaque ? nil : material?.filter
            backdrop.backgroundColor = material.map { isOpaque ? $0.color.withAlphaComponent(1) : $0.color }
        }
        backdrop.alpha = material == nil ? 0 : 1
        applyVibrancy()
    }

    /// Whether the effect determines the appearance of the content view. Otherwise, the app does.
    private var isContentVibrant = false

    private func applyVibrancy() {
        let vibrancy = effect as? UIVibrancyEffect
        guard vibrancy != nil || isContentVibrant else { return }
        isContentVibrant = vibrancy != nil
        contentView.alpha = vibrancy?.contentOpacity ?? 1
        let isDark: Bool =
            vibrancy.map {
                BlurMaterial($0.blurEffect.style, interface: traitCollection.userInterfaceStyle).isDark
            } ?? false
        contentView.tintColor = vibrancy == nil ? nil : isDark ? .white : .black
        contentView.overrideUserInterfaceStyle = vibrancy == nil ? .unspecified : isDark ? .dark : .light
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.userInterfaceStyle != traitCollection.userInterfaceStyle { apply() }
        renderer?.update()
    }
}

/// An effect that a module above this one declares and draws.
@MainActor
package protocol RenderedVisualEffect: UIVisualEffect {
    /// Returns an object that shows the effect in a view.
    func makeRenderer(for view: UIVisualEffectView) -> any VisualEffectRenderer
}

/// An object that shows an effect in a view, behind its content.
@MainActor
package protocol VisualEffectRenderer: AnyObject {
    /// Shows the effect with the size and the traits of the view.
    func update()
    /// Removes the effect from the view.
    func remove()
}

/// A view that shows the content behind it, blurred and covered with its background color.
@MainActor
private final class BackdropView: UIView {
    var filter: BackdropFilter? {
        get { layer.backdropFilter }
        set { layer.backdropFilter = newValue }
    }
}
