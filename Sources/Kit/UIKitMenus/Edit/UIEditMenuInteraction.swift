import CoreGraphics
import Foundation
import UIKitCore

/// An interaction that shows a row of commands beside a selection.
///
/// The suggested commands are the standard edit actions that the first responder or its next responders can perform. If
/// there is no first responder, they are the actions that the view or its next responders can perform.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The object that determines the commands and the position of the menu.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

    /// The view that has the interaction.
    open private(set) weak var view: UIView?

    private var presentation: (any MenuPresentation)?
    private var configuration: UIEditMenuConfiguration?

    /// Creates an interaction. Add it to a view with `addInteraction(_:)`.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) { dismissMenu() }

    open func didMove(to view: UIView?) { self.view = view }

    /// Shows the menu. Does nothing if it has no commands, or if the view is not in a window.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view, let menu = menu(for: configuration) else { return }
        dismissMenu()
        var request = MenuRequest(menu: menu, style: .edit, source: view, anchor: targetRect(for: configuration))
        request.preferredEdge = configuration.preferredArrowDirection.edge
        request.onAppear = { [weak self] animator in
            guard let self else { return }
            delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        }
        request.onEnd = { [weak self] animator in
            guard let self else { return }
            presentation = nil
            self.configuration = nil
            delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        }
        self.configuration = configuration
        presentation = UIApplication.menuPresenter?.present(request)
    }

    /// Closes the menu.
    open func dismissMenu() { presentation?.dismiss() }

    /// Requests the menu from the delegate again, and replaces the open menu with it.
    open func reloadVisibleMenu() {
        guard let configuration, let menu = menu(for: configuration) else { return }
        presentation?.update(menu)
    }

    /// Requests the target rectangle from the delegate again, and moves the open menu to it.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let configuration, let presentation else { return }
        let anchor: CGRect = targetRect(for: configuration)
        UIView.animate(withDuration: animated ? 0.25 : 0) { presentation.move(to: anchor) }
    }

    /// Returns the source point of the open menu in the coordinates of a view, or of the window if the view is nil.
    open func location(in view: UIView?) -> CGPoint {
        let point: CGPoint = configuration?.sourcePoint ?? .zero
        return self.view?.convert(point, to: view) ?? point
    }

    private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
        guard let view else { return nil }
        let suggested: [UIMenuElement] = EditCommands.available(from: view.window?.firstResponder ?? view)
        return delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
            ?? UIMenu(children: suggested)
    }

    private func targetRect(for configuration: UIEditMenuConfiguration) -> CGRect {
        let rect: CGRect? = delegate?.editMenuInteraction(self, targetRectFor: configuration)
        guard let rect, !rect.isNull else { return CGRect(origin: configuration.sourcePoint, size: .zero) }
        return rect
    }
}
