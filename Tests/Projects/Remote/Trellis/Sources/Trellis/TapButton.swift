#if canImport(UIKit)
import UIKit

/// A button with a closure.
@objc(TRTapButton)
open class TapButton: UIButton {

    @objc public dynamic private(set) var tapCount = 0
    private let onTap: () -> Void

    public init(title: String, onTap: @escaping () -> Void) {
        self.onTap = onTap
        super.init(frame: .zero)
        setTitle(title, for: .normal)
        setTitleColor(.systemBlue, for: [])
        addTarget(self, action: #selector(didTap), for: .primaryActionTriggered)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc private func didTap() {
        tapCount += 1
        onTap()
    }
}
#endif
