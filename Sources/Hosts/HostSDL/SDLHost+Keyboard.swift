import CSDL2
import Foundation
import HostClock
import PlatformHost

extension SDLHost {
    /// The modifier keys that are currently down.
    var modifiers: HostModifiers { HostModifiers(sdl: UInt32(sdl.pointee.GetModState().rawValue)) }

    func translateKey(_ event: SDL_KeyboardEvent) {
        guard let window = window(event.windowID) else { return }
        let usage = Int(event.keysym.scancode.rawValue)
        let isDown: Bool = event.state == 1
        let modifiers = HostModifiers(sdl: UInt32(event.keysym.mod))
        input.lastKey = MainQueue.shared.now
        if isDown {
            input.keysDown.insert(usage)
            input.composition.endReset()
        } else {
            input.keysDown.remove(usage)
        }
        guard !intercept(usage, isDown: isDown, isRepeat: event.repeat != 0, modifiers: modifiers, in: window) else {
            return
        }
        let plain = KeyText.plain(event.keysym.sym)
        let key = HostKey(
            usage: usage, isDown: isDown, isRepeat: event.repeat != 0,
            characters: KeyText.modified(plain, by: modifiers),
            charactersIgnoringModifiers: plain, modifiers: modifiers)
        append(.key(key), at: window)
        if KeyText.isTouchModifier(usage) {
            for touch in window.pointer.changeModifiers(modifiers, in: window.size) {
                append(.touch(touch), at: window)
            }
        }
    }

    /// Handles Ctrl+← and Ctrl+→, which request a rotation and are not sent to the client. Returns whether the host
    /// handled the key.
    private func intercept(
        _ usage: Int, isDown: Bool, isRepeat: Bool, modifiers: HostModifiers, in window: SDLWindow
    ) -> Bool {
        guard isDown else { return input.interceptedKeys.remove(usage) != nil }
        guard KeyText.isHorizontalArrow(usage), modifiers.subtracting(.capsLock) == .control else { return false }
        input.interceptedKeys.insert(usage)
        if !isRepeat { append(.rotationRequested(KeyText.isLeftArrow(usage) ? .left : .right), at: window) }
        return true
    }

    func translateText(_ event: inout SDL_TextInputEvent) {
        guard let window = window(event.windowID) else { return }
        let text: String = withUnsafeBytes(of: &event.text) { SDLHost.string(in: $0) }
        if !text.isEmpty, input.composition.accepts(text) { append(.text(text), at: window) }
    }

    func translateComposition(_ event: inout SDL_TextEditingEvent) {
        guard let window = window(event.windowID) else { return }
        let text: String = withUnsafeBytes(of: &event.text) { SDLHost.string(in: $0) }
        compose(text, start: Int(event.start), length: Int(event.length), in: window)
    }

    func translateLongComposition(_ event: SDL_TextEditingExtEvent) {
        guard let bytes = event.text else { return }
        defer { sdl.pointee.free(bytes) }
        guard let window = window(event.windowID) else { return }
        compose(String(cString: bytes), start: Int(event.start), length: Int(event.length), in: window)
    }

    private func compose(_ text: String, start: Int, length: Int, in window: SDLWindow) {
        input.composition.update(text)
        append(.composition(text, selected: KeyText.selection(in: text, start: start, length: length)), at: window)
    }

    private static func string(in bytes: UnsafeRawBufferPointer) -> String {
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
}
