import CSDL2
import Foundation
import HostClock
import PlatformHost

extension SDLHost {
    /// Reads the events that SDL has received, and queues them as host events.
    func pump() {
        sdl.pointee.PumpEvents()
        let capacity = 32
        withUnsafeTemporaryAllocation(of: SDL_Event.self, capacity: capacity) { buffer in
            while true {
                let count: Int32 = sdl.pointee.PeepEvents(
                    buffer.baseAddress, Int32(capacity), SDL_GETEVENT, SDL_FIRSTEVENT.rawValue,
                    SDL_LASTEVENT.rawValue)
                guard count > 0 else { return }
                for index in 0..<Int(count) { translate(&buffer[index]) }
                if count < capacity { return }
            }
        }
    }

    private func translate(_ event: inout SDL_Event) {
        switch SDL_EventType(event.type) {
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: translateButton(event.button)
        case SDL_MOUSEMOTION: translateMotion(event.motion)
        case SDL_MOUSEWHEEL: translateWheel(event.wheel)
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: translateFinger(event.tfinger)
        case SDL_KEYDOWN, SDL_KEYUP: translateKey(event.key)
        case SDL_TEXTINPUT, SDL_EventType(engawa_sdl_typed_text): translateText(&event.text)
        case SDL_TEXTEDITING: translateComposition(&event.edit)
        case SDL_TEXTEDITING_EXT: translateLongComposition(event.editExt)
        case SDL_CLIPBOARDUPDATE: desktopClipboard.didChange()
        case SDL_APP_LOWMEMORY:
            for window in windows { append(.memoryWarning, at: window) }
        case SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE: translateDrop(event.drop)
        case SDL_WINDOWEVENT: translateWindow(event.window)
        default: break
        }
    }

    // MARK: Mouse

    private func translateButton(_ event: SDL_MouseButtonEvent) {
        guard event.which != UInt32.max, let button = Self.buttons[event.button], let window = window(event.windowID)
        else { return }
        let point = point(event.x, event.y, in: window)
        input.pointerLocation = point
        let touches: [HostTouch] =
            event.state == 1
            ? window.pointer.press(at: point, in: window.size, modifiers: modifiers, button: button)
            : window.pointer.release(at: point, modifiers: modifiers, button: button)
        for touch in touches { append(.touch(touch), at: window) }
    }

    /// The mouse buttons by SDL's button number.
    private static let buttons: [UInt8: HostButtons] = [1: .primary, 2: .middle, 3: .secondary]

    private func translateMotion(_ event: SDL_MouseMotionEvent) {
        guard event.which != UInt32.max, let window = window(event.windowID) else { return }
        let point = point(event.x, event.y, in: window)
        input.pointerLocation = point
        if window.pointer.isPressed {
            let touches = window.pointer.move(to: point, in: window.size, modifiers: modifiers)
            for touch in touches { append(.touch(touch), at: window) }
        } else {
            hover(point, in: window)
        }
    }

    /// Queues a hover event. If the last event in the queue is also a hover event for the window, replaces it.
    private func hover(_ point: CGPoint?, in window: SDLWindow) {
        if let last = events.last, last.window === window, case .hover = last.kind { events.removeLast() }
        append(.hover(point), at: window)
    }

    private func translateWheel(_ event: SDL_MouseWheelEvent) {
        guard let window = window(event.windowID) else { return }
        let step = input.wheel.read(x: event.preciseX, y: event.preciseY, at: MainQueue.shared.now)
        let scroll = HostScroll(
            location: input.pointerLocation, delta: step.delta, isContinuous: step.isContinuous, modifiers: modifiers)
        append(.scroll(scroll), at: window)
    }

    private func point(_ x: Int32, _ y: Int32, in window: SDLWindow) -> CGPoint {
        let unit = pointsPerUnit(in: window)
        return CGPoint(x: CGFloat(x) * unit, y: CGFloat(y) * unit)
    }

    /// Cancels the touches of the mouse in a window that loses the focus or is hidden. SDL may not report that the
    /// button is released after that.
    private func cancelPointer(in window: SDLWindow) {
        for touch in window.pointer.cancel(modifiers: modifiers) { append(.touch(touch), at: window) }
    }

    // MARK: Fingers

    private func translateFinger(_ event: SDL_TouchFingerEvent) {
        guard let window = window(event.windowID) else { return }
        let isNew: Bool = event.type == SDL_FINGERDOWN.rawValue
        let assigned: Int? = isNew ? input.identifier(forNew: event.fingerId) : input.fingers[event.fingerId]
        guard let identifier = assigned else { return }
        let phase: HostTouch.Phase
        if isNew {
            phase = .began
        } else if event.type == SDL_FINGERUP.rawValue {
            phase = .ended
            input.fingers[event.fingerId] = nil
        } else {
            phase = .moved
        }
        let location = CGPoint(x: CGFloat(event.x) * window.size.width, y: CGFloat(event.y) * window.size.height)
        var touch = HostTouch(identifier: identifier, phase: phase, location: location, modifiers: modifiers)
        if measuresPressure { touch.pressure = CGFloat(event.pressure) }
        append(.touch(touch), at: window)
    }

    // MARK: Drops

    /// Collects the files and strings of a drop, and queues them when it is complete.
    private func translateDrop(_ event: SDL_DropEvent) {
        defer { if let text = event.file { sdl.pointee.free(text) } }
        if event.type == SDL_DROPFILE.rawValue, let path = event.file {
            input.dropped.files.append(URL(fileURLWithPath: String(cString: path)))
        } else if event.type == SDL_DROPTEXT.rawValue, let text = event.file {
            input.dropped.texts.append(String(cString: text))
        }
        guard event.type == SDL_DROPCOMPLETE.rawValue, !input.dropped.files.isEmpty || !input.dropped.texts.isEmpty,
            let window = window(event.windowID) ?? windows.first
        else { return }
        input.dropped.location = pointerLocation(in: window)
        append(.dropped(input.dropped), at: window)
        input.dropped = HostDrop(location: .zero)
    }

    /// Returns the location of the pointer in a window, from the pointer's location on the screen, because a window
    /// receives no motion events during a drag from another program.
    private func pointerLocation(in window: SDLWindow) -> CGPoint {
        var (x, y, left, top): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        _ = sdl.pointee.GetGlobalMouseState(&x, &y)
        sdl.pointee.GetWindowPosition(window.handle, &left, &top)
        return point(x - left, y - top, in: window)
    }

    // MARK: Windows

    private func translateWindow(_ event: SDL_WindowEvent) {
        guard let window = window(event.windowID) else { return }
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED:
            guard window.readSize() else { return }
            events.removeAll { queued in
                guard queued.window === window, case .resized = queued.kind else { return false }
                return true
            }
            append(.resized(window.size, scale: window.scale), at: window)
        case SDL_WINDOWEVENT_RESIZED:
            window.userDidResize()
        case SDL_WINDOWEVENT_EXPOSED:
            window.redisplay()
        case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED:
            guard !window.needsPixels else { return }
            window.needsPixels = true
            append(.visibility(true), at: window)
            append(.exposed, at: window)
        case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
            guard window.needsPixels else { return }
            window.needsPixels = false
            cancelPointer(in: window)
            append(.visibility(false), at: window)
        case SDL_WINDOWEVENT_LEAVE:
            hover(nil, in: window)
        case SDL_WINDOWEVENT_FOCUS_GAINED:
            listenForURLs()
            append(.focus(true), at: window)
        case SDL_WINDOWEVENT_FOCUS_LOST:
            window.focusLossCount += 1
            cancelPointer(in: window)
            desktopClipboard.focusDidEnd()
            append(.focus(false), at: window)
        case SDL_WINDOWEVENT_CLOSE:
            append(.closeRequested, at: window)
        default: break
        }
    }
}
