import Foundation
import PlatformHost

/// Converts the host's events to touches, presses and text.
///
/// This is a class because handling an event may run a nested turn, which calls `handle(_:for:)` again. A mutating
/// method of a structure must not be called again before it returns.
@MainActor
final class HostInput {
    private var touchEvent: UIEvent?
    /// Whether a menu or a key command handled the pressed key. If so, text from that key is ignored.
    var ignoresText = false
    /// The responder with the text that the host's input method is composing.
    private weak var composingResponder: UIResponder?
    /// The scene that received the composed text.
    private weak var composingScene: UIWindowScene?
    private var taps = TapCounter()
    /// The keys that are held down, once for each window that received their start.
    private var heldKeys: [UIPress] = []

    /// Converts an event from the host, and sends the result to `application`.
    func handle(_ event: HostEvent, for application: UIApplication) {
        guard let scene = application.scene(of: event.window) else { return }
        if event.kind.isTyping { taps.reset() }
        if application.ignoredInteractionCount > 0, event.kind.beginsInteraction { return }
        switch event.kind {
        case .touch(let touch): handle(touch, at: event.timestamp, in: scene, for: application)
        case .hover(let location): hover(at: location, event.timestamp, in: scene, for: application)
        case .scroll(let scroll):
            send(UIScrollWheelEvent(scroll, timestamp: event.timestamp), in: scene, for: application)
        case .key(let key): handle(key, at: event.timestamp, in: scene, for: application)
        case .text(let text):
            guard !ignoresText, UIApplication.menuPresenter?.intercept(text) != true else { break }
            composingResponder = nil
            application.typeText(text)
        case .composition(let text, let selected): compose(text, selected: selected, in: scene, for: application)
        case .resized: scene.hostDidResize()
        case .rotationRequested(let rotation):
            let orientation = UIDevice.current.physicalOrientation
            UIDevice.current.rotate(to: rotation == .left ? orientation.rotatedLeft : orientation.rotatedRight)
        case .visibility(let isVisible): application.hostVisibilityDidChange(isVisible, in: scene)
        case .exposed: scene.hostDidLoseContent()
        case .focus(let hasFocus): application.hostFocusDidChange(hasFocus, in: scene)
        case .appearance(let isDark): application.setAppearance(isDark: isDark)
        case .textScale(let scale): application.setTextScale(scale)
        case .memoryWarning: application.receiveMemoryWarning()
        case .dayChanged: application.receiveTimeChange()
        case .openRequested(let urls): application.openURLs(urls)
        case .dropped(let drop): application.receive(drop, in: scene)
        case .notificationAnswered(let identifier, let answer):
            ApplicationServices.shared.answerNotification?(identifier, answer)
        case .closeRequested: application.close(scene)
        }
    }

    // MARK: Composition

    private func compose(
        _ text: String, selected: Range<Int>, in scene: UIWindowScene, for application: UIApplication
    ) {
        composingScene = scene
        var responder = application.inputWindow?.firstResponder
        while let current = responder {
            // The responder can end the composition while it receives the text.
            composingResponder = text.isEmpty ? nil : current
            if current.accept(composition: text, selected: selected) { return }
            responder = current.next
        }
        composingResponder = nil
    }

    /// Resets the host's input method if it is composing text of `responder`. Called when the app ends the composition.
    func endComposition(of responder: UIResponder) {
        guard composingResponder === responder else { return }
        composingResponder = nil
        composingScene?.hostWindow.resetTextInput()
    }

    // MARK: Touches

    private func handle(
        _ hostTouch: HostTouch, at time: TimeInterval, in scene: UIWindowScene, for application: UIApplication
    ) {
        let event: UIEvent = touchEvent ?? UIEvent(kind: .touches, timestamp: time)
        touchEvent = event
        event.timestamp = time
        event.modifierFlags = UIKeyModifierFlags(hostTouch.modifiers)
        event.buttonMask = UIEvent.ButtonMask(rawValue: hostTouch.buttons.rawValue)
        for touch in event.touches where touch.phase == .began || touch.phase == .moved { touch.phase = .stationary }
        if hostTouch.phase == .began {
            guard let touch = begin(hostTouch, at: time, in: scene, event: event) else { return }
            event.touches.append(touch)
        } else {
            guard let touch = event.touches.first(where: { $0.identifier == hostTouch.identifier }) else { return }
            move(touch, to: hostTouch, at: time)
            taps.update(hostTouch)
        }
        send(event, to: application)
    }

    /// Cancels the touches in a scene that disconnects, because the host reports no more events in its window.
    func cancelTouches(in scene: UIWindowScene, for application: UIApplication) {
        guard let event = touchEvent else { return }
        for touch in event.touches {
            let isElsewhere: Bool = touch.window.map { $0.windowScene !== scene } ?? false
            touch.phase = isElsewhere ? .stationary : .cancelled
        }
        send(event, to: application)
    }

    private func send(_ event: UIEvent, to application: UIApplication) {
        application.sendEvent(event)
        event.touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
        if event.touches.isEmpty { touchEvent = nil }
    }

    private func begin(
        _ hostTouch: HostTouch, at time: TimeInterval, in scene: UIWindowScene, event: UIEvent
    ) -> UITouch? {
        guard let (window, view) = scene.hitTest(hostTouch.location, with: event) else { return nil }
        UIApplication.inputAssistant?.touchDidBegin(in: window)
        UIApplication.menuPresenter?.touchDidBegin(in: view)
        let location: CGPoint = window.convert(hostTouch.location, from: nil as UIWindow?)
        let tapCount: Int = taps.begin(hostTouch, at: time, in: window)
        var localTouch = hostTouch
        localTouch.location = location
        let touch = UITouch(localTouch, window: window, tapCount: tapCount, timestamp: time)
        touch.view = view
        return touch
    }

    private func move(_ touch: UITouch, to hostTouch: HostTouch, at time: TimeInterval) {
        touch.previousWindowLocation = touch.windowLocation
        touch.windowLocation = touch.window?.convert(hostTouch.location, from: nil as UIWindow?) ?? hostTouch.location
        touch.pressure = hostTouch.pressure
        touch.timestamp = time
        touch.trace.add(x: touch.windowLocation.x, y: touch.windowLocation.y, at: time)
        switch hostTouch.phase {
        case .began, .moved: touch.phase = .moved
        case .ended: touch.phase = .ended
        case .cancelled: touch.phase = .cancelled
        }
    }

    // MARK: Keys and pointer

    /// Sends the start of a press to the window that receives keys, and its end to the windows that received the start.
    private func handle(
        _ key: HostKey, at time: TimeInterval, in scene: UIWindowScene, for application: UIApplication
    ) {
        if !key.isDown { ignoresText = false }
        let isSame: (UIPress) -> Bool = { $0.key?.keyCode.rawValue == key.usage }
        var targets: [UIWindow] = []
        if !key.isDown {
            targets = heldKeys.filter(isSame).compactMap(\.window)
            heldKeys.removeAll(where: isSame)
        }
        if targets.isEmpty, let window = application.inputWindow ?? scene.windows.last { targets = [window] }
        for window in targets {
            let event = UIPressesEvent(timestamp: time)
            event.modifierFlags = UIKeyModifierFlags(key.modifiers)
            let press = UIPress(key, phase: key.isDown ? .began : .ended, timestamp: time)
            press.window = window
            event.presses = [press]
            if key.isDown, !heldKeys.contains(where: { isSame($0) && $0.window === window }) { heldKeys.append(press) }
            application.sendEvent(event)
        }
    }

    /// Sends the location of the pointer to the window there, after the pointer has left the other windows.
    private func hover(
        at location: CGPoint?, _ time: TimeInterval, in scene: UIWindowScene, for application: UIApplication
    ) {
        let event = UIHoverEvent(location: location, timestamp: time)
        let target: UIWindow? = self.target(of: event, in: scene)
        for window in scene.windows where window !== target && !window.gestureEnvironment.hovered.isEmpty {
            let exit = UIHoverEvent(location: nil, timestamp: time)
            exit.targetWindow = window
            application.sendEvent(exit)
        }
        event.targetWindow = target
        application.sendEvent(event)
    }

    private func send(_ event: UIEvent & TargetedEvent, in scene: UIWindowScene, for application: UIApplication) {
        event.targetWindow = target(of: event, in: scene)
        application.sendEvent(event)
    }

    private func target(of event: UIEvent & TargetedEvent, in scene: UIWindowScene) -> UIWindow? {
        event.screenLocation.flatMap { scene.hitTest($0, with: event)?.window } ?? scene.windows.last
    }
}

extension HostEvent.Kind {
    /// Whether the event results from typing. After such an event, the next tap begins a new series of taps.
    fileprivate var isTyping: Bool {
        switch self {
        case .key, .text, .composition: true
        default: false
        }
    }

    /// Whether the event begins a touch or scrolls.
    fileprivate var beginsInteraction: Bool {
        switch self {
        case .touch(let touch): touch.phase == .began
        case .scroll: true
        default: false
        }
    }
}

extension UIEvent {
    /// The windows that receive the event.
    var targetWindows: [UIWindow] {
        switch self {
        case let event as UIPressesEvent: return event.presses.compactMap(\.window).prefix(1).map { $0 }
        case let event as TargetedEvent: return event.targetWindow.map { [$0] } ?? []
        default:
            var windows: [UIWindow] = []
            for case let window? in touches.map(\.window) where !windows.contains(window) { windows.append(window) }
            return windows
        }
    }
}

/// An event for the window at the pointer's location.
@MainActor
protocol TargetedEvent: UIEvent {
    var targetWindow: UIWindow? { get set }
    var screenLocation: CGPoint? { get }
}

extension UIScrollWheelEvent: TargetedEvent {
    var screenLocation: CGPoint? { location }
}

extension UIHoverEvent: TargetedEvent {
    var screenLocation: CGPoint? { location }
}
