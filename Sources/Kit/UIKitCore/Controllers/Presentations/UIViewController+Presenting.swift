import Foundation

extension UIViewController {
    /// The presentation controller if it presents a sheet; nil otherwise.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The presentation controller if the style is `popover`, also while a sheet replaces the popover in a compact
    /// width; nil otherwise.
    public var popoverPresentationController: UIPopoverPresentationController? {
        guard modalPresentationStyle == .popover else { return nil }
        let controller: UIPresentationController? = presentationController
        return controller as? UIPopoverPresentationController ?? controller?.adaptedPopover
    }

    /// Returns the transitioning delegate's presentation controller, or the standard one for the style.
    ///
    /// The presentation is adapted to the traits of `presenting`. The result may present a controller that the delegate
    /// supplies in place of this controller.
    func makePresentationController(
        presenting: UIViewController?, source: UIViewController?
    ) -> UIPresentationController {
        let chosen: UIPresentationController? = source.flatMap {
            transitioningDelegate?.presentationController(forPresented: self, presenting: presenting, source: $0)
        }
        let dialog: (any DialogController)? = self as? any DialogController
        let own: UIPresentationController =
            chosen ?? storedPresentationController
            ?? dialog?.presentationController(presenting: presenting, adaptsPopover: false)
            ?? presentationController(for: modalPresentationStyle, presenting: presenting)
        let adapted: UIPresentationController = presenting.map { adapt(own, in: $0, from: source ?? $0) } ?? own
        adapted.presentedViewController.storedPresentationController = adapted
        return adapted
    }

    private func presentationController(
        for style: UIModalPresentationStyle, presenting: UIViewController?
    ) -> UIPresentationController {
        switch style {
        case .fullScreen, .currentContext:
            return FullScreenPresentationController(presented: self, presenting: presenting, covers: true)
        case .overFullScreen, .overCurrentContext, .none:
            return FullScreenPresentationController(presented: self, presenting: presenting, covers: false)
        case .custom: return UIPresentationController(presentedViewController: self, presenting: presenting)
        case .automatic, .pageSheet, .formSheet:
            return UISheetPresentationController(presentedViewController: self, presenting: presenting)
        case .popover: return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        }
    }

    private func adapt(
        _ controller: UIPresentationController, in presenting: UIViewController, from source: UIViewController
    ) -> UIPresentationController {
        let popover = controller as? UIPopoverPresentationController
        let traits: UITraitCollection = presenting.traitCollection
        if popover != nil, traits.horizontalSizeClass == .compact, let dialog = self as? any DialogController,
            let own = dialog.presentationController(presenting: presenting, adaptsPopover: true)
        {
            return own
        }
        let delegate = controller.adaptiveDelegate
        var style: UIModalPresentationStyle = controller.adaptivePresentationStyle(for: traits)
        let old: UIModalPresentationStyle = controller.presentationStyle
        if style == .none || style == old || style.isSheet && old.isSheet { return controller }
        if style == .custom { style = .pageSheet }
        let other = delegate?.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
        let adapted: UIPresentationController
        if let other, other !== self {
            other.storedPresentationController?.presentation?.finishDismissal()
            other.stopProgramIfVisible(from: source)
            other.modalPresentationStyle = style
            adapted = other.presentationController(for: style, presenting: presenting)
        } else {
            let sheet: UISheetPresentationController? =
                style.isSheet ? popover?.adaptiveSheetPresentationController : nil
            adapted = sheet ?? presentationController(for: style, presenting: presenting)
        }
        adapted.adaptiveDelegate = delegate
        adapted.adaptedPopover = popover
        adapted.containerTraits = controller.containerTraits
        adapted.adaptation = (controller, style)
        delegate?.presentationController(controller, prepare: adapted)
        return adapted
    }

    /// The topmost ancestor, which presents for all of its descendants.
    private var presentationRoot: UIViewController {
        var root = self
        while let parent = root.storedParent { root = parent }
        return root
    }

    /// Whether a sheet contains the controller.
    var isInSheet: Bool {
        let root: UIViewController = presentationRoot
        return root.presentingViewController != nil
            && root.storedPresentationController is UISheetPresentationController
    }

    /// Returns the controller that presents in `style`: the topmost ancestor or, for a style in the current context,
    /// the nearest controller that defines a context.
    private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        guard style.staysInContext else { return presentationRoot }
        var controller = self
        while !controller.definesPresentationContext, let parent = controller.storedParent { controller = parent }
        return controller
    }

    private func stopProgramIfVisible(from source: UIViewController) {
        let visible = sequence(first: source) { $0.presenter ?? $0.storedParent }
        stopProgram(
            unless: presenter == nil && !visible.contains { $0 === self },
            "\(self) cannot be presented, because it is already visible.")
    }

    func beginPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        if let search = controller as? any NavigationSearching { return search.begin(animated: animated, completion) }
        controller.storedPresentationController?.presentation?.finishDismissal()
        let presenter: UIViewController = self.presenter(for: controller.modalPresentationStyle)
        presenter.endingPresentation?.pendingEnd?()
        guard presenter.presentation == nil else {
            Diagnostics.warn(
                "Attempt to present \(controller) on \(self), which is already presenting \(presenter.presentation?.presented as Any)."
            )
            return
        }
        guard let window = presenter.viewIfLoaded?.window else {
            Diagnostics.warn("Attempt to present \(controller) on \(self), whose view is not in a window.")
            return
        }
        controller.stopProgramIfVisible(from: self)
        let presentation = Presentation(presented: controller, presenting: presenter, source: self)
        let presented: UIViewController = presentation.presented
        presenter.presentation = presentation
        presented.presenter = presenter
        // A presentation in a context is inside the view of the presenter and moves with it.
        let superview: UIView = presentation.controller.shouldPresentInFullscreen ? window : presenter.view
        presentation.begin(in: superview, of: window, animated: animated, completion: completion)
    }

    /// The controller whose presentation `dismiss` ends. It is the nearest one, among this controller and its
    /// ancestors, that presents another controller. If none does, it is the controller that presents this controller or
    /// an ancestor.
    private var dismisser: UIViewController? {
        for role in [\UIViewController.ownPresenter, \.presenter] {
            var controller: UIViewController? = self
            while let current = controller {
                if let found = current[keyPath: role] { return found }
                controller = current.storedParent
            }
        }
        return nil
    }

    private var ownPresenter: UIViewController? { presentation == nil ? nil : self }

    func beginDismissing(animated: Bool, completion: (() -> Void)?) {
        guard let dismisser, let presentation = dismisser.presentation else {
            if let completion { UIApplication.shared.afterTurn(completion) }
            return
        }
        var chain: [Presentation] = [presentation]
        while let next = chain[chain.count - 1].presented.presentation { chain.append(next) }
        dismisser.presentation = nil
        Presentation.end(chain, animated: animated, completion: completion)
    }
}
