/// The container view of a presentation, above the content that it covers.
@MainActor
final class PresentationContainerView: UIView {
    weak var controller: UIPresentationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.containerViewWillLayoutSubviews()
        controller?.containerViewDidLayoutSubviews()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        controller?.traitCollectionDidChange(previousTraitCollection)
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
