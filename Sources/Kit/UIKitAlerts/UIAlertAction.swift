import Foundation
import UIKitCore

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// The kinds of actions.
    public enum Style: Int, Sendable {
        /// A regular action.
        case `default` = 0
        /// The action that cancels the alert.
        case cancel = 1
        /// An action that deletes or changes data. Its title is red.
        case destructive = 2
    }

    /// The title of the button.
    open private(set) var title: String?

    /// The kind of the action.
    open private(set) var style: Style = .default

    /// Whether the user can choose the action. The default is true.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { button?.isEnabled = isEnabled } }
    }

    /// A name that identifies the button in tests. Assistive technologies do not speak it.
    open var accessibilityIdentifier: String? {
        didSet { button?.accessibilityIdentifier = accessibilityIdentifier }
    }

    private(set) final var handler: ((UIAlertAction) -> Void)?
    weak var button: AlertButton?

    // MARK: Look, which apps change with key-value coding

    /// The color of the title. Nil is the color of the style.
    final var titleTextColor: UIColor? {
        didSet { button?.update() }
    }

    /// The alignment of the title.
    final var titleTextAlignment: NSTextAlignment = .center {
        didSet { button?.update() }
    }

    /// The image at the leading edge of the button.
    final var image: UIImage? {
        didSet { button?.update() }
    }

    /// The color of the image, unless the image is always original. Nil is the color of the title.
    final var imageTintColor: UIColor? {
        didSet { button?.update() }
    }

    /// Whether the button has a checkmark at the trailing edge.
    final var isChecked = false {
        didSet { button?.update() }
    }

    /// Creates an action without a title.
    public override init() { super.init() }

    /// Creates an action. `handler` is called after the user chooses the action and the alert is dismissed.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }
}
