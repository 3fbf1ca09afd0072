import Foundation
import TextEditing
import UIKitCore

/// A caret in the tint color.
@preconcurrency @MainActor
open class UIStandardTextCursorView: UIView, UITextCursorView {
    private lazy var blinker = CaretBlinker(
        isVisible: { [weak self] in
            guard let window = self?.window else { return false }
            return window.receivesKeys && window.windowScene?.hostWindow.needsPixels ?? false
        },
        show: { [weak self] in self?.alpha = $0 ? 1 : 0 })

    /// Creates a caret that does not blink.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareCaret()
    }

    /// Creates a caret from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareCaret()
    }

    private func prepareCaret() {
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        backgroundColor = tintColor
    }

    /// Whether the caret blinks. The default is false.
    open var isBlinking = false {
        didSet { if isBlinking != oldValue { updateBlinking() } }
    }

    /// Shows the caret, and begins a new blink cycle.
    open func resetBlinkAnimation() { if isBlinking { blinker.restart() } }

    private func updateBlinking() {
        if isBlinking, window != nil { return blinker.restart() }
        blinker.stop()
        alpha = 1
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateBlinking()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }
}
