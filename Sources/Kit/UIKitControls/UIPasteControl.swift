import Foundation
import SystemTexts
import UIKitCore

/// A button that pastes the items of the general pasteboard into an object.
///
/// The button is dimmed while the object accepts none of the items.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
    /// The content of a paste button.
    public enum DisplayMode: UInt, Sendable {
        /// An icon and a title.
        case iconAndLabel = 0
        /// An icon.
        case iconOnly = 1
        /// A title.
        case labelOnly = 2
        /// An arrow and a title.
        case arrowAndLabel = 3
    }

    private let button = UIButton()
    private var observers: [any NSObjectProtocol] = []

    /// The appearance of the button. Changes to this object have no effect after the button is created.
    open private(set) var configuration: Configuration

    /// The object that receives the items. A weak reference. If it is nil, the first object in the responder chain of
    /// the button that has a paste configuration receives the items.
    open weak var target: (any UIPasteConfigurationSupporting)? {
        didSet { updateButton() }
    }

    /// Creates a button with an appearance.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
        prepareButton()
        frame.size = intrinsicContentSize
    }

    /// Creates a button with the standard appearance.
    public override init(frame: CGRect) {
        configuration = Configuration()
        super.init(frame: frame)
        prepareButton()
    }

    /// Creates a button with the standard appearance from an archive.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
        prepareButton()
    }

    private func prepareButton() {
        // The button inside is the element.
        isAccessibilityElement = false
        button.configuration = configuration.buttonConfiguration
        button.accessibilityLabel = SystemTexts.localized("Paste")
        button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .primaryActionTriggered)
        addSubview(button)
    }

    private var receiver: (any UIPasteConfigurationSupporting)? {
        if let target { return target }
        var responder: UIResponder? = next
        while let current = responder, current.pasteConfiguration == nil { responder = current.next }
        return responder
    }

    private func paste() {
        let items: [NSItemProvider] = UIPasteboard.general.itemProviders
        guard let receiver, receiver.canPaste(items) else { return }
        receiver.paste(itemProviders: items)
    }

    /// Enables the button if the items of the pasteboard can be pasted.
    private func updateButton() {
        button.isEnabled =
            isEnabled && window != nil && receiver?.canPaste(UIPasteboard.general.itemProviders) == true
    }

    open override var isEnabled: Bool {
        didSet { updateButton() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        updateButton()
        guard window != nil else { return observers = [] }
        // Other programs can change the pasteboard while the app is not active. UIKit posts these notifications on the
        // main thread.
        observers = [UIPasteboard.changedNotification, UIApplication.didBecomeActiveNotification].map {
            NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.updateButton() }
            }
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
}
