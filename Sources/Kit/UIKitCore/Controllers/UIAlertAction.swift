import Foundation

/// One of the answers that an alert offers.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// What kind of answer it is.
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel = 1
        case destructive = 2
    }

    /// What its button says.
    open private(set) var title: String?

    /// What kind of answer it is.
    open private(set) var style: Style = .default

    /// Whether it can be chosen. The default is true.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { button?.isEnabled = isEnabled } }
    }

    private(set) final var handler: ((UIAlertAction) -> Void)?
    weak var button: UIControl?

    /// Makes an answer without a title.
    public override init() {
        super.init()
    }

    /// Makes an answer. `handler` is called once it was chosen and the alert is gone.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }
}
