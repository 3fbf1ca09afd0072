import Foundation
import UIKitCore

/// An object that provides the items of a large content viewer, and responds when the user chooses an item.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// Called when the finger lifts at a point in the coordinates of the interaction's view. The item is nil if the
    /// viewer shows none. The default implementation does nothing.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)

    /// Returns the item at a point in the coordinates of the interaction's view. The default, nil, means the view at
    /// that point.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
}

extension UILargeContentViewerInteractionDelegate {
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {}
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { nil }
}

/// An interaction that shows the item under a finger enlarged in the center of the window, at accessibility text sizes.
///
/// It begins with a long press. The finger can move to other items.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
    /// Whether the text size is an accessibility size, at which the viewer is available.
    open class var isEnabled: Bool { UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory }

    /// The object that provides items. A weak reference.
    public private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?

    /// The view that has the interaction.
    open private(set) weak var view: UIView?

    private let recognizer = UILongPressGestureRecognizer()
    private var shown: (item: any UILargeContentViewerItem, panel: LargeContentPanel)?

    /// Creates an interaction. Without a delegate, the items are the views in the interaction's view.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
        recognizer.addTarget(
            self, action: Selector("fingerMoved", UILargeContentViewerInteraction.fingerMoved))
        recognizer.delegate = self
    }

    /// The recognizer of the long press. Other recognizers can require it to fail.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { recognizer }

    open func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(recognizer)
        hide()
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
    }

    /// Allows the long press to begin at accessibility text sizes.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { Self.isEnabled }

    private func fingerMoved(_ recognizer: UILongPressGestureRecognizer) {
        guard let view else { return }
        let point: CGPoint = recognizer.location(in: view)
        switch recognizer.state {
        case .began, .changed: show(item(at: point, in: view))
        case .ended:
            delegate?.largeContentViewerInteraction(self, didEndOn: shown?.item, at: point)
            hide()
        default: hide()
        }
    }

    private func item(at point: CGPoint, in view: UIView) -> (any UILargeContentViewerItem)? {
        if let item = delegate?.largeContentViewerInteraction(self, itemAt: point) {
            return item.showsLargeContentViewer ? item : nil
        }
        var candidate: UIView? = view.hitTest(point, with: nil)
        while let current = candidate, !current.showsLargeContentViewer {
            candidate = current === view ? nil : current.superview
        }
        return candidate
    }

    private func show(_ item: (any UILargeContentViewerItem)?) {
        guard item !== shown?.item else { return }
        hide()
        guard let item, let window = view?.window else { return }
        let panel = LargeContentPanel(item)
        shown = (item, panel)
        panel.place(in: window)
    }

    private func hide() {
        shown?.panel.removeFromSuperview()
        shown = nil
    }
}
