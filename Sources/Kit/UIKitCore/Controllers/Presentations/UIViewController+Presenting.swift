import Foundation

extension UIViewController {
    /// What manages its presentation. It is made when it is first asked for, by the style that is set by then.
    public var presentationController: UIPresentationController? {
        if let storedPresentationController { return storedPresentationController }
        // A child is presented with its ancestors.
        if let parent = storedParent { return parent.presentationController }
        let made: UIPresentationController = makePresentationController(presenting: nil, source: nil)
        return made
    }

    /// What manages it as a sheet; nil when it is no sheet.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// What manages it as a popover; nil when its style is another.
    public var popoverPresentationController: UIPopoverPresentationController? {
        guard modalPresentationStyle == .popover else { return nil }
        return presentationController as? UIPopoverPresentationController
    }

    /// The controller of its presentation, by its style and who chooses.
    ///
    /// A popover that finds no room becomes what its delegate says once it is known where it is presented.
    func makePresentationController(
        presenting: UIViewController?, source: UIViewController?
    ) -> UIPresentationController {
        if let presenting, let source,
            let chosen = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenting, source: source)
        {
            storedPresentationController = chosen
            return chosen
        }
        if let stored = storedPresentationController {
            let adapted: UIPresentationController = presenting.map { adapt(stored, in: $0) } ?? stored
            storedPresentationController = adapted
            return adapted
        }
        let made: UIPresentationController = standardPresentationController(presenting)
        let adapted: UIPresentationController = presenting.map { adapt(made, in: $0) } ?? made
        storedPresentationController = adapted
        return adapted
    }

    private func standardPresentationController(_ presenting: UIViewController?) -> UIPresentationController {
        if let alert = self as? UIAlertController, alert.preferredStyle == .alert {
            return AlertPresentationController(presented: alert, presenting: presenting)
        }
        switch modalPresentationStyle {
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
        _ controller: UIPresentationController, in presenting: UIViewController
    ) -> UIPresentationController {
        guard let popover = controller as? UIPopoverPresentationController,
            presenting.traitCollection.horizontalSizeClass == .compact
        else { return controller }
        // Answers stand at the bottom where there is no room for a popover.
        if let alert = self as? UIAlertController {
            return AlertPresentationController(presented: alert, presenting: presenting)
        }
        let style: UIModalPresentationStyle =
            popover.adaptiveDelegate?.adaptivePresentationStyle(for: popover) ?? .pageSheet
        let adapted: UIPresentationController
        switch style {
        case .none, .popover: return popover
        case .fullScreen, .currentContext:
            adapted = FullScreenPresentationController(presented: self, presenting: presenting, covers: true)
        case .overFullScreen, .overCurrentContext:
            adapted = FullScreenPresentationController(presented: self, presenting: presenting, covers: false)
        case .automatic, .pageSheet, .formSheet, .custom:
            adapted = UISheetPresentationController(presentedViewController: self, presenting: presenting)
        }
        adapted.adaptiveDelegate = popover.adaptiveDelegate
        return adapted
    }

    /// The topmost ancestor, which presents for all of its descendants.
    private var presentationRoot: UIViewController {
        var root: UIViewController = self
        while let parent = root.storedParent { root = parent }
        return root
    }

    /// Who presents in a style: the topmost ancestor, or the nearest controller that defines a context.
    private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        guard style.staysInContext else { return presentationRoot }
        var controller: UIViewController = self
        while !controller.definesPresentationContext, let parent = controller.storedParent { controller = parent }
        return controller
    }

    func beginPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        if let search = controller as? UISearchController { return search.begin(animated: animated, completion) }
        let presenter: UIViewController = self.presenter(for: controller.modalPresentationStyle)
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
        let presentation = Presentation(presented: controller, presenting: presenter, source: self)
        presenter.presentation = presentation
        controller.presenter = presenter
        // Where it stays in a context, it lies in that controller's view and goes along with it.
        let place: UIView = controller.modalPresentationStyle.staysInContext ? presenter.view : window
        presentation.begin(in: place, of: window, animated: animated, completion: completion)
    }

    /// Who presents what `dismiss` is about: itself or an ancestor, or who presents one of them.
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
