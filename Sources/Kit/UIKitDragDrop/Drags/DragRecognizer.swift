import CoreGraphics
import Foundation
import HostClock
import UIKitCore

/// Recognizes a long press with a finger, or a movement of the pointer while its button is pressed, and then follows
/// the touch.
final class DragRecognizer: UIGestureRecognizer {
    private weak var interaction: UIDragInteraction?
    private var start: CGPoint = .zero
    private var deadline: ScheduledCall?
    private var isPointer = false
    /// Whether the long press is complete, in a view that also has a context menu.
    private var awaitsMove = false

    /// The minimum duration of the long press, in seconds. It is shorter than for context menus.
    private static let delay: TimeInterval = 0.3
    /// The maximum movement of a finger during the long press, and the minimum movement of a pointer, in points.
    private static let slop: CGFloat = 5

    init(_ interaction: UIDragInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        name = "drag"
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        // The drag follows its first finger only.
        guard state == .possible else { return touches.forEach { ignore($0, for: event) } }
        guard let touch = touches.first, numberOfTouches == 1, event.buttonMask.isSubset(of: .primary) else {
            state = .failed
            return
        }
        start = touch.location(in: nil)
        isPointer = touch.type == .indirectPointer
        guard !isPointer else { return }
        deadline = MainQueue.shared.schedule(after: Self.delay) { [weak self] in self?.fingerDidStay() }
    }

    private func fingerDidStay() {
        deadline = nil
        if !menus.isEmpty, interaction?.yieldsToMenus == true {
            awaitsMove = true
        } else {
            begin()
        }
    }

    private func begin() {
        guard let view, let interaction else { return }
        let isPrepared: Bool = interaction.prepare(at: view.convert(start, from: nil))
        if isPrepared {
            for menu in menus { menu.yieldToDrag() }
        }
        state = isPrepared ? .began : .failed
    }

    /// The context menu interactions of the view.
    private var menus: [UIContextMenuInteraction] {
        view?.interactions.compactMap { $0 as? UIContextMenuInteraction } ?? []
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        // A finger that opened the menu can still drag the items.
        !awaitsMove || !menus.contains { $0.isPress(preventingGestureRecognizer) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            state = .changed
            return
        }
        guard let point = touches.first?.location(in: nil), hypot(point.x - start.x, point.y - start.y) > Self.slop
        else { return }
        if isPointer || awaitsMove { begin() } else { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        // After the delay, a finger that moves drags the items. It scrolls only if there are no items.
        otherGestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer.view === view && awaitsMove
    }

    override func reset() {
        super.reset()
        deadline?.cancel()
        deadline = nil
        awaitsMove = false
    }
}
