import UIKitCore

/// The position of the pointer, which motion effects use instead of the viewer's position.
@MainActor
final class MotionEffectPointer: NSObject {
    static let shared = MotionEffectPointer()

    /// The position relative to the center of the window, from -1 to 1 on each axis.
    private(set) var offset = UIOffset.zero
    private var states: [Handle] = []
    private var windows: [ObservedWindow] = []
    private var observer: (any NSObjectProtocol)?

    private struct Handle {
        weak var state: MotionEffectState?
    }

    private struct ObservedWindow {
        weak var window: UIWindow?
    }

    func add(_ state: MotionEffectState) {
        if !states.contains(where: { $0.state === state }) {
            states.removeAll { $0.state == nil }
            states.append(Handle(state: state))
        }
        observeWindows()
        state.show(offset)
    }

    /// Tracks the pointer in all current and future windows.
    private func observeWindows() {
        for window in UIApplication.shared.windows { observe(window) }
        guard observer == nil else { return }
        observer = NotificationCenter.default.addObserver(
            forName: UIWindow.didBecomeVisibleNotification, object: nil, queue: nil
        ) { [weak self] notification in
            guard let window = notification.object as? UIWindow else { return }
            // Windows become visible on the main thread.
            MainActor.assumeIsolated { self?.observe(window) }
        }
    }

    private func observe(_ window: UIWindow) {
        guard !windows.contains(where: { $0.window === window }) else { return }
        windows.removeAll { $0.window == nil }
        windows.append(ObservedWindow(window: window))
        window.addGestureRecognizer(
            UIHoverGestureRecognizer(target: self, action: Selector("moved", MotionEffectPointer.moved)))
    }

    private func moved(_ recognizer: UIHoverGestureRecognizer) {
        guard let view = recognizer.view, view.bounds.width > 0, view.bounds.height > 0 else { return }
        let location = recognizer.location(in: view)
        let isOutside: Bool = recognizer.state == .ended || recognizer.state == .cancelled
        let next =
            isOutside || UIAccessibility.isReduceMotionEnabled
            ? UIOffset.zero
            : UIOffset(
                horizontal: location.x / view.bounds.width * 2 - 1, vertical: location.y / view.bounds.height * 2 - 1)
        guard next != offset else { return }
        offset = next
        for handle in states { handle.state?.show(next) }
    }
}
