import CoreGraphics
import Foundation

/// A view with the background of the keyboard, for input views and accessory views.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// The background of an input view.
    public enum Style: Int, Sendable {
        /// No background.
        case `default` = 0
        /// The background of the keyboard.
        case keyboard = 1
    }

    /// The background of the view.
    public let inputViewStyle: Style

    /// Whether constraints or the intrinsic size determine the height, rather than the frame. The default is false.
    open var allowsSelfSizing: Bool = false {
        didSet { if allowsSelfSizing != oldValue { UIApplication.shared.inputViewsDidChange() } }
    }

    /// Creates an input view.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = .keyboardBackground }
    }

    /// Creates an input view without a background, and sets the values from an interface file. Archives are ignored.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
        coder.configure(self, as: UIInputView.self)
    }
}

extension UIColor {
    /// The background color of the keyboard.
    package static let keyboardBackground = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(red: 0.17, green: 0.17, blue: 0.18, alpha: 1)
            : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
    }
}
