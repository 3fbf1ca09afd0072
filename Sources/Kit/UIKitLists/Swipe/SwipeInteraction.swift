import Foundation
import HostClock
import SwipePhysics

/// Reveals the actions of a row that the user swipes horizontally. Only one row is open at a time.
@MainActor
final class SwipeInteraction: NSObject, UIGestureRecognizerDelegate {
    private unowned let host: any SwipeHost
    let recognizer = UIPanGestureRecognizer()
    /// The row that is swiped or open.
    private(set) var row: SwipedRow?
    /// The row that the drag in progress will open.
    private var candidate: SwipedRow?
    /// Whether the touch in progress closes the row when the touch ends.
    private var closesAtTouchEnd = false
    /// Whether the touch in progress has closed a row when it began.
    private var touchHasClosedRow = false

    /// The duration of the animations, in seconds.
    static let duration: TimeInterval = 0.3

    init(host: any SwipeHost) {
        self.host = host
        super.init()
        recognizer.name = "swipeActions"
        recognizer.maximumNumberOfTouches = 1
        recognizer.delegate = self
        recognizer.addTarget(self, action: Selector("handleSwipe", SwipeInteraction.handleSwipe))
        host.addGestureRecognizer(recognizer)
    }

    private var isMirrored: Bool { host.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Placing

    /// Returns the distance of a row from its closed position, in points to the right.
    func displacement(of path: IndexPath) -> CGFloat {
        guard let row, row.path == path else { return 0 }
        return row.displacement(isMirrored)
    }

    /// Positions the open row and its buttons. Called during the layout of the list.
    func place() {
        guard let row, let place = host.placeOfSwipedRow(at: row.path) else { return }
        row.apply(to: host.swipedView(at: row.path), place: place, isMirrored: isMirrored)
    }

    // MARK: Gesture

    /// Returns whether the touch moves horizontally on a row, and the movement would reveal actions.
    ///
    /// A touch outside the open row only closes that row, in `touchDidBegin(at:)`. If the list delays touches, it calls
    /// that method later.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let velocity = recognizer.velocity(in: host)
        guard abs(velocity.x) > abs(velocity.y), !touchHasClosedRow else { return false }
        let path: IndexPath? = host.swipeablePath(at: recognizer.location(in: host))
        if let row { return row.path == path }
        guard let path else { return false }
        let side: SwipeReveal.Side = (velocity.x > 0) != isMirrored ? .leading : .trailing
        candidate = makeRow(at: path, on: side)
        return candidate != nil
    }

    /// A swipe from the edge of the screen navigates back instead.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is UIScreenEdgePanGestureRecognizer }

    private func makeRow(at path: IndexPath, on side: SwipeReveal.Side) -> SwipedRow? {
        guard let place = host.placeOfSwipedRow(at: path), let configuration = host.swipeActions(at: path, on: side),
            !configuration.actions.isEmpty
        else { return nil }
        return SwipedRow(
            path: path, side: side, configuration, width: place.width, clipsRow: place.width < host.bounds.width)
    }

    private func handleSwipe(_ recognizer: UIPanGestureRecognizer) {
        let sign: CGFloat = isMirrored ? -1 : 1
        switch recognizer.state {
        case .began:
            closesAtTouchEnd = false
            if let candidate { begin(candidate) }
            candidate = nil
            row?.reveal.beginDrag()
            drag(by: recognizer.translation(in: host).x * sign)
        case .changed: drag(by: recognizer.translation(in: host).x * sign)
        case .ended: end(velocity: recognizer.velocity(in: host).x * sign)
        case .cancelled: end(velocity: 0)
        case .possible, .failed: break
        }
    }

    private func begin(_ new: SwipedRow) {
        row = new
        host.swipeWillBegin(at: new.path)
        (new.tray.layer.maskedCorners, new.tray.layer.cornerRadius) = host.cornersOfSwipedRow(at: new.path)
        for button in new.tray.buttons {
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    if let button { self?.perform(button) }
                }, for: .touchUpInside)
        }
        if let view = host.swipedView(at: new.path) {
            host.insertSubview(new.tray, belowSubview: view)
        } else {
            host.addSubview(new.tray)
        }
    }

    private func drag(by translation: CGFloat) {
        guard let row else { return }
        let wasArmed: Bool = row.reveal.armedSide != nil
        row.reveal.drag(by: translation)
        guard wasArmed != (row.reveal.armedSide != nil) else { return place() }
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.place() }
    }

    private func end(velocity: CGFloat) {
        guard let row else { return }
        switch row.reveal.outcome(velocity: velocity) {
        case .close: close(animated: true)
        case .open(let side): settle(at: row.reveal.openOffset(side))
        case .perform(let side):
            settle(at: row.reveal.fullOffset(side))
            if let first = row.tray.buttons.first { perform(first) }
        }
    }

    private func settle(at offset: Double) {
        guard let row else { return }
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) {
            row.reveal.offset = offset
            self.place()
        }
    }

    // MARK: Opening and closing

    /// Opens a row, for example after a tap on its delete control.
    func open(_ path: IndexPath, on side: SwipeReveal.Side) {
        close(animated: true)
        guard let new = makeRow(at: path, on: side) else { return }
        begin(new)
        UIView.performWithoutAnimation { place() }
        settle(at: new.reveal.openOffset(side))
    }

    /// Moves the open row back to its closed position.
    func close(animated: Bool) {
        guard let path = row?.path else { return }
        moveBack(animated: animated)
        host.swipeDidEnd(at: path)
    }

    /// Moves the open row back to its closed position. The caller then calls `swipeDidEnd(at:)` of the host.
    func moveBack(animated: Bool) {
        guard let old = take() else { return }
        let place: CGRect? = host.placeOfSwipedRow(at: old.path)
        let view: UIView? = host.swipedView(at: old.path)
        let isMirrored = self.isMirrored
        let change: () -> Void = {
            old.reveal.offset = 0
            if let place { old.apply(to: view, place: place, isMirrored: isMirrored) }
        }
        guard animated, host.window != nil, place != nil else {
            change()
            return old.remove(from: view)
        }
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .allowUserInteraction, animations: change
        ) { _ in old.remove(from: view) }
    }

    /// Ends the swipe without moving the row. The caller removes the buttons, and then calls `swipeDidEnd(at:)` of the
    /// host.
    func take() -> SwipedRow? {
        defer {
            row = nil
            closesAtTouchEnd = false
        }
        return row
    }

    private func perform(_ button: SwipeButton) {
        guard let performed = row else { return }
        button.action.handler(button.action, button) { [weak self, weak performed] _ in
            MainQueue.shared.nowOrAsync {
                guard let self, let performed, self.row === performed else { return }
                self.close(animated: true)
            }
        }
    }

    // MARK: Touches

    /// Handles a touch on the list while a row is open. Closes the row immediately, or at the end of the touch if the
    /// touch is on the row. Returns whether a row was open.
    func touchDidBegin(at point: CGPoint) -> Bool {
        touchHasClosedRow = false
        guard let row else { return false }
        if host.swipeablePath(at: point) == row.path {
            closesAtTouchEnd = true
        } else {
            touchHasClosedRow = true
            close(animated: true)
        }
        return true
    }

    /// Handles the end of a touch on the list.
    func touchDidEnd(isCancelled: Bool) {
        if closesAtTouchEnd, !isCancelled { close(animated: true) }
        closesAtTouchEnd = false
        touchHasClosedRow = false
    }

    /// Returns the view that receives a touch while a row is open: a button, or the list.
    func hitTest(_ found: UIView?) -> UIView? {
        guard let row, let found else { return found }
        return found.isDescendant(of: row.tray) ? found : host
    }
}
