import CoreGraphics
import QuartzCore
import UIKitAppearance
import UIKitCore
import UIKitDrawing

/// The view that contains an accessory: a rounded, blurred background with a shadow, and the content.
@MainActor
final class TabAccessoryView: UIView {
    let accessory: UITabAccessory
    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))

    /// The place, which is a trait of the content.
    var environment = UITabAccessory.Environment.none {
        didSet { if environment != oldValue { traitOverrides.tabAccessoryEnvironment = environment } }
    }

    init(accessory: UITabAccessory) {
        self.accessory = accessory
        super.init(frame: .zero)
        background.layer.cornerRadius = UITabBar.minimizedRadius
        background.clipsToBounds = true
        addSubview(background)
        let view: UIView = accessory.contentView
        view.translatesAutoresizingMaskIntoConstraints = true
        background.contentView.addSubview(view)
        LayerShadow.floating.apply(to: layer)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        accessory.contentView.frame = background.bounds
    }
}
