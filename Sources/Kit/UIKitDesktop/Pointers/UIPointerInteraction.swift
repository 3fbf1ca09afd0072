import Foundation
import PlatformHost
import UIKitCore

/// An interaction that changes the pointer and the view below it while the pointer is over the view.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// The object that provides regions and styles. A weak reference.
    public private(set) weak var delegate: (any UIPointerInteractionDelegate)?

    /// Whether the interaction has an effect. The default is true.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { isEnabled ? invalidate() : leave() } }
    }

    /// The view that has the interaction.
    open private(set) weak var view: UIView?

    private var region: UIPointerRegion?
    private(set) var style: UIPointerStyle?
    private var effect: PointerEffectState?
    private var recognizer: UIHoverGestureRecognizer?

    /// Creates an interaction. Without a delegate, the view has the automatic effect.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {
        leave()
        if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
        recognizer = nil
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        let recognizer = UIHoverGestureRecognizer(
            target: self, action: Selector("pointerMoved", UIPointerInteraction.pointerMoved))
        view.addGestureRecognizer(recognizer)
        self.recognizer = recognizer
    }

    /// Asks the delegate again for the region and the style at the position of the pointer.
    open func invalidate() {
        guard let recognizer, recognizer.state == .began || recognizer.state == .changed else { return }
        leave()
        pointerMoved(recognizer)
    }

    private func pointerMoved(_ recognizer: UIHoverGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed: update(recognizer)
        default: leave()
        }
    }

    private func update(_ recognizer: UIHoverGestureRecognizer) {
        guard isEnabled, let view, view.superview != nil else { return }
        let request = UIPointerRegionRequest(
            location: recognizer.location(in: view), modifiers: recognizer.modifierFlags)
        let whole = UIPointerRegion(rect: view.bounds)
        let found: UIPointerRegion? =
            delegate == nil
            ? whole : delegate?.pointerInteraction(self, regionFor: request, defaultRegion: whole)
        guard found != region else { return }
        leave()
        guard let found else { return }
        region = found
        style =
            delegate == nil
            ? UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
            : delegate?.pointerInteraction(self, styleFor: found)
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willEnter: found, animator: animator)
        if let chosen = style?.effect {
            let state = PointerEffectState(chosen)
            effect = state
            animator.addAnimations { state.apply() }
        }
        animator.run()
        showCursor()
    }

    private func leave() {
        guard let old = region else { return }
        region = nil
        style = nil
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willExit: old, animator: animator)
        if let state = effect {
            animator.addAnimations { state.revert() }
            animator.addCompletion { _ in state.remove() }
        }
        effect = nil
        animator.run()
        showCursor()
    }

    private func showCursor() {
        guard let window = view?.window?.windowScene?.hostWindow else { return }
        window.setCursor(DesktopInput.cursor(over: view))
    }
}
