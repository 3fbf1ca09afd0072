import QuartzCore

/// One push or pop on its way: the upper view slides over the lower one, which follows more slowly.
@MainActor
final class NavigationTransition {
    private let from: UIView?
    private let to: UIView
    private let container: UIView
    private let operation: UINavigationController.Operation
    private let isMirrored: Bool
    private var completion: (() -> Void)?

    /// How far the lower view moves, as a part of the width.
    private static let parallax: CGFloat = 0.3

    init(
        from: UIView?, to: UIView, container: UIView, operation: UINavigationController.Operation, isMirrored: Bool,
        completion: @escaping () -> Void
    ) {
        self.from = from
        self.to = to
        self.container = container
        self.operation = operation
        self.isMirrored = isMirrored
        self.completion = completion
    }

    /// Moves, or is at its end at once.
    func run(animated: Bool) {
        guard animated, let from else { return end() }
        let width: CGFloat = container.bounds.width * (isMirrored ? -1 : 1)
        let isPush: Bool = operation == .push
        to.layoutIfNeeded()
        place(to, at: isPush ? width : -width * Self.parallax)
        UIView.animate(withDuration: UINavigationController.transitionDuration, delay: 0, options: .curveEaseOut) {
            self.place(self.to, at: 0)
            self.place(from, at: isPush ? -width * Self.parallax : width)
        } completion: { _ in
            self.end()
        }
    }

    /// Goes to its end now, wherever it is.
    func finishNow() {
        guard completion != nil else { return }
        from?.layer.removeAllAnimations()
        to.layer.removeAllAnimations()
        end()
    }

    private func place(_ view: UIView, at offset: CGFloat) {
        view.center.x = container.bounds.midX + offset
    }

    private func end() {
        guard let completion else { return }
        self.completion = nil
        place(to, at: 0)
        completion()
        if let from { place(from, at: 0) }
    }
}
