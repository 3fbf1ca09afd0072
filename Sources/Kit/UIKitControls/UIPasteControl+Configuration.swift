import Foundation
import SystemTexts
import UIKitCore

extension UIPasteControl {
    /// The appearance of a paste button.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        /// The content of the button. The default is `iconAndLabel`.
        open var displayMode = DisplayMode.iconAndLabel

        /// The rounding of the corners. The default is `dynamic`.
        open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic

        /// The corner radius for the corner styles `fixed` and `dynamic`, in points. The default, 0, is a standard
        /// radius if the style is `dynamic`.
        open var cornerRadius: CGFloat = 0

        /// The edge of the title at which the icon is placed. The default is `leading`.
        open var imagePlacement = NSDirectionalRectEdge.leading

        /// The color of the icon and the title; nil for white.
        open var baseForegroundColor: UIColor?

        /// The color of the background; nil for the tint color.
        open var baseBackgroundColor: UIColor?

        /// Creates a configuration of a button with an icon and a title.
        public override init() { super.init() }

        var buttonConfiguration: UIButton.Configuration {
            var configuration = UIButton.Configuration.filled()
            if displayMode != .iconOnly { configuration.title = SystemTexts.localized("Paste") }
            switch displayMode {
            case .iconAndLabel, .iconOnly: configuration.image = UIImage(systemName: "doc.on.clipboard")
            case .arrowAndLabel: configuration.image = UIImage(systemName: "arrow.right.doc.on.clipboard")
            case .labelOnly: break
            }
            configuration.imagePadding = 6
            configuration.imagePlacement = imagePlacement
            configuration.cornerStyle = cornerStyle
            configuration.background.cornerRadius = cornerRadius
            configuration.baseForegroundColor = baseForegroundColor
            configuration.baseBackgroundColor = baseBackgroundColor
            return configuration
        }
    }
}
