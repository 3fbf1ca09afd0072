import Foundation
import UIKitCore

extension UIButton {
    /// A closure that returns the style of the pointer over a button, given the effect and the shape that suit the
    /// button. It returns nil for the system's style.
    public typealias PointerStyleProvider =
        @MainActor (
            _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
        ) -> UIPointerStyle?

    /// Whether the button has an effect while the pointer is over it. The default is false.
    public var isPointerInteractionEnabled: Bool {
        get { pointer != nil }
        set {
            guard newValue != isPointerInteractionEnabled else { return }
            if let pointer { removeInteraction(pointer.interaction) }
            let made: ButtonPointer? = newValue ? ButtonPointer() : nil
            objc_setAssociatedObject(self, &ButtonPointer.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            if let made { addInteraction(made.interaction) }
        }
    }

    /// A closure that returns the style of the pointer over the button. Setting a closure also sets
    /// `isPointerInteractionEnabled` to true. The default, nil, lifts a button that has a background, and highlights
    /// any other button.
    public var pointerStyleProvider: PointerStyleProvider? {
        get { pointer?.provider }
        set {
            if newValue != nil { isPointerInteractionEnabled = true }
            pointer?.provider = newValue
        }
    }

    private var pointer: ButtonPointer? {
        objc_getAssociatedObject(self, &ButtonPointer.key) as? ButtonPointer
    }
}

/// The pointer interaction of a button, and its delegate.
@MainActor
private final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
    static var key: UInt8 = 0
    var provider: UIButton.PointerStyleProvider?
    private(set) lazy var interaction = UIPointerInteraction(delegate: self)

    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        guard let button = interaction.view as? UIButton, button.isEnabled else { return nil }
        let preview = UITargetedPreview(view: button)
        let effect: UIPointerEffect = button.isFilled ? .lift(preview) : .highlight(preview)
        let shape = UIPointerShape.roundedRect(button.convert(button.bounds, to: button.superview))
        guard let provider else { return UIPointerStyle(effect: effect) }
        return provider(button, effect, shape)
    }
}

extension UIButton {
    /// Whether the button has a background.
    fileprivate var isFilled: Bool {
        let color: UIColor? = configuration?.updated(for: self).background.backgroundColor
        return backgroundColor != nil || currentBackgroundImage != nil || (color ?? .clear) != .clear
    }
}
