import UIKitAppearance
import UIKitCore
import UIKitDrawing

extension UIBarAppearance {
    /// The arrangement of `backgroundImage` in the bar. The default is `scaleToFill`.
    public var backgroundImageContentMode: UIView.ContentMode {
        get { UIView.ContentMode(rawValue: backgroundImageContentModeValue) ?? .scaleToFill }
        set { backgroundImageContentModeValue = newValue.rawValue }
    }
}

extension UIBarButtonItemAppearance {
    /// Creates an appearance with the default values of a style.
    public convenience init(style: UIBarButtonItem.Style) {
        self.init()
        configureWithDefault(for: style)
    }

    /// Sets all values to the defaults of a style.
    public func configureWithDefault(for style: UIBarButtonItem.Style) {
        reset(titleFont: style == .done ? .systemFont(ofSize: 17, weight: .semibold) : nil)
    }
}
