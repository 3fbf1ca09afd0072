import QuartzCore
import UIKitCore

/// A half of a stepper: the images that the app sets, and the accessibility element.
@MainActor
final class StepperHalf: UIView {
    let sign = UIImageView()
    private let background = UIImageView()

    init(label: String) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityLabel = label
        accessibilityTraits = .button
        clipsToBounds = true
        sign.contentMode = .center
        addSubview(background)
        addSubview(sign)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the images of a state. Nil means no image.
    func show(background image: UIImage?, sign signImage: UIImage?, tintColor: UIColor) {
        background.image = image
        // The tint color applies to images of the rendering mode `automatic`, as in bars.
        sign.image = signImage?.renderingMode == .automatic ? signImage?.withRenderingMode(.alwaysTemplate) : signImage
        sign.tintColor = tintColor
    }

    /// Places the half in a stepper. Each half shows its part of the background, which is as wide as the stepper.
    func place(in bounds: CGRect, isAtRight: Bool) {
        let width: CGFloat = bounds.width / 2
        frame = CGRect(x: isAtRight ? bounds.midX : bounds.minX, y: bounds.minY, width: width, height: bounds.height)
        background.frame = CGRect(x: isAtRight ? -width : 0, y: 0, width: bounds.width, height: bounds.height)
        sign.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    }
}
