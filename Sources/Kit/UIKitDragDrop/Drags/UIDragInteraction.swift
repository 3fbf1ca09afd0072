import CoreGraphics
import Foundation
import UIKitCore

/// An interaction that drags items out of a view: after a long press with a finger, or when the pointer moves while
/// its button is pressed.
///
/// While items are dragged, taps with other fingers on views with drag interactions can add further items.
///
/// If the view also has a context menu, a finger that moves after the long press drags the items, and a finger that
/// does not move opens the menu. Items can be dragged only within this application.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    /// Whether interactions are enabled when they are created. It is true, as on an iPad.
    open class var isEnabledByDefault: Bool { true }

    /// The object that provides the items.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?

    /// The view that has the interaction.
    open private(set) weak var view: UIView?

    /// Whether the user can drag. The default is `isEnabledByDefault`.
    open var isEnabled: Bool {
        get { recognizer.isEnabled }
        set {
            recognizer.isEnabled = newValue
            additions.isEnabled = newValue
        }
    }

    private lazy var recognizer = DragRecognizer(self)
    private lazy var additions = DragAdditionRecognizer(self)
    private var drag: Drag?

    /// Whether a finger that does not move opens the context menu of the view, if any, instead of lifting the items.
    package var yieldsToMenus = true

    /// Whether items are being dragged.
    package var isDragging: Bool { drag != nil }

    /// Creates an interaction. Add it to a view with `addInteraction(_:)`.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        recognizer.addTarget(self, action: Selector("drag", UIDragInteraction.handle(_:)))
        isEnabled = Self.isEnabledByDefault
    }

    open func willMove(to view: UIView?) {
        for recognizer in [recognizer, additions] { self.view?.removeGestureRecognizer(recognizer) }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        for recognizer in [recognizer, additions] { view?.addGestureRecognizer(recognizer) }
    }

    /// Creates the drag at a point of the view. Returns false if there are no items to drag.
    func prepare(at point: CGPoint) -> Bool {
        guard let view, let window = view.window, let delegate else { return false }
        let session = ItemSession(items: [], at: view.convert(point, to: nil), in: window)
        let items: [UIDragItem] = delegate.dragInteraction(self, itemsForBeginning: session)
        guard !items.isEmpty else { return false }
        session.begin(with: items)
        drag = Drag(self, session: session, in: window)
        return true
    }

    private func handle(_ recognizer: DragRecognizer) {
        guard let drag else { return }
        let point: CGPoint = recognizer.location(in: nil)
        switch recognizer.state {
        case .began: drag.lift()
        case .changed: drag.move(to: point)
        case .ended:
            // The drag is active until the drop has been performed.
            drag.drop(at: point)
            self.drag = nil
        case .cancelled, .failed:
            self.drag = nil
            drag.cancel()
        default: break
        }
    }
}
