/// The container view of a presentation, above the content that it covers.
@MainActor
final class PresentationContainerView: UIView {
    weak var controller: UIPresentationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.containerViewWillLayoutSubviews()
        controller?.containerViewDidLayoutSubviews()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && controller?.passesTouches(at: point) != true
    }

    /// Escape dismisses what a gesture can dismiss: a sheet or a popover.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isDismissible: Bool =
            controller is UISheetPresentationController || controller is UIPopoverPresentationController
        guard isDismissible, presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
            return super.pressesBegan(presses, with: event)
        }
        controller?.dismissByGesture()
    }
}

/// A view that darkens the content behind a presented view, and calls a closure when tapped.
@MainActor
final class DimmingView: UIView {
    var onTap: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0, alpha: 0.32)
        alpha = 0
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped", DimmingView.tapped)))
    }

    required init?(coder: NSCoder) { nil }

    private func tapped() { onTap?() }
}
