import CoreGraphics

/// A view that darkens the content behind a presented view, and calls a closure when tapped.
@MainActor
package final class DimmingView: UIView {
    package var onTap: (() -> Void)?

    package override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0, alpha: 0.32)
        alpha = 0
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped", DimmingView.tapped)))
    }

    package required init?(coder: NSCoder) { nil }

    private func tapped() { onTap?() }
}
