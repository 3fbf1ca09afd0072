import Foundation

/// One controller shown above another: where its view stands, how it comes, and how it goes.
@MainActor
final class Presentation {
    let presented: UIViewController
    private unowned let presenting: UIViewController
    private let style: PresentationStyle
    private let container = PresentationContainerView()
    private weak var firstResponderBefore: UIResponder?

    /// How long coming and going take, in seconds.
    private static let duration: TimeInterval = 0.35

    init(presented: UIViewController, presenting: UIViewController) {
        self.presented = presented
        self.presenting = presenting
        style = presented.presentationStyle
    }

    /// Shows the view. What the style covers disappears.
    func begin(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
        firstResponderBefore = window.firstResponder
        _ = window.firstResponder?.resignFirstResponder()
        container.frame = window.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.style = style
        container.content = presented.view
        window.addSubview(container)
        presented.isMovingByPresentation = true
        if style.covers { presenting.beginAppearanceTransition(false, animated: animated) }
        presented.beginAppearanceTransition(true, animated: animated)
        container.layoutIfNeeded()
        move(in: true, animated: animated) { [self] in
            if style.covers { presenting.endAppearanceTransition() }
            presented.endAppearanceTransition()
            presented.isMovingByPresentation = false
            completion?()
        }
    }

    /// Takes the view away. What was covered appears again.
    func end(animated: Bool, completion: (() -> Void)?) {
        let window: UIWindow? = container.window
        if let responder = window?.firstResponder as? UIView, responder.isDescendant(of: container) {
            _ = responder.resignFirstResponder()
        }
        presented.isMovingByPresentation = true
        presented.beginAppearanceTransition(false, animated: animated)
        if style.covers { presenting.beginAppearanceTransition(true, animated: animated) }
        move(in: false, animated: animated) { [self] in
            container.removeFromSuperview()
            presented.endAppearanceTransition()
            if style.covers { presenting.endAppearanceTransition() }
            presented.isMovingByPresentation = false
            presented.presenter = nil
            _ = firstResponderBefore?.becomeFirstResponder()
            completion?()
        }
    }

    /// Takes the view away without telling the one that presented it.
    func endAtOnce() {
        presented.beginAppearanceTransition(false, animated: false)
        container.removeFromSuperview()
        presented.endAppearanceTransition()
        presented.presenter = nil
    }

    private func move(in isComing: Bool, animated: Bool, completion: @escaping () -> Void) {
        guard animated, UIView.areAnimationsEnabled else {
            container.progress = isComing ? 1 : 0
            UIApplication.shared.afterTurn(completion)
            return
        }
        container.progress = isComing ? 0 : 1
        container.layoutIfNeeded()
        UIView.animate(
            withDuration: style.isQuick ? 0.25 : Self.duration, delay: 0, options: .curveEaseOut,
            animations: { self.container.progress = isComing ? 1 : 0 },
            completion: { _ in completion() })
    }
}

/// Where a presented view stands, and how it comes.
@MainActor
enum PresentationStyle {
    case fullScreen(fades: Bool, covers: Bool)
    case sheet(fades: Bool)
    case alert
    case actionSheet

    /// Whether nothing of what lies under it is seen.
    var covers: Bool {
        if case .fullScreen(_, let covers) = self { return covers }
        return false
    }

    var isQuick: Bool {
        switch self {
        case .alert: true
        default: false
        }
    }
}

extension UIViewController {
    /// How it is presented, all considered.
    var presentationStyle: PresentationStyle {
        if let alert = self as? UIAlertController {
            return alert.preferredStyle == .alert ? .alert : .actionSheet
        }
        let fades: Bool = modalTransitionStyle == .crossDissolve
        switch modalPresentationStyle {
        case .fullScreen: return .fullScreen(fades: fades, covers: true)
        case .overFullScreen, .none: return .fullScreen(fades: fades, covers: false)
        case .automatic, .pageSheet, .formSheet: return .sheet(fades: fades)
        }
    }

    /// The topmost ancestor, which presents for all of its descendants.
    private var presentationRoot: UIViewController {
        var root: UIViewController = self
        while let parent = root.storedParent { root = parent }
        return root
    }

    func beginPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let root: UIViewController = presentationRoot
        guard root.presentation == nil else {
            Complaint.log(
                "Attempt to present \(controller) on \(self), which is already presenting \(root.presentation?.presented as Any)."
            )
            return
        }
        guard let window = root.viewIfLoaded?.window else {
            Complaint.log("Attempt to present \(controller) on \(self), whose view is not in a window.")
            return
        }
        let presentation = Presentation(presented: controller, presenting: root)
        root.presentation = presentation
        controller.presenter = root
        presentation.begin(in: window, animated: animated, completion: completion)
    }

    func beginDismissing(animated: Bool, completion: (() -> Void)?) {
        let root: UIViewController = presentationRoot
        let dismisser: UIViewController? = root.presentation != nil ? root : root.presenter
        guard let dismisser, let presentation = dismisser.presentation else {
            if let completion { UIApplication.shared.afterTurn(completion) }
            return
        }
        dismisser.presentation = nil
        presentation.presented.presentation?.endAtOnce()
        presentation.presented.presentation = nil
        presentation.end(animated: animated, completion: completion)
    }
}
