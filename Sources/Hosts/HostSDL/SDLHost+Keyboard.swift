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
        let isRepeat: Bool = event.repeat != 0
        if input.intercepts(usage, isDown: isDown, isRepeat: isRepeat, modifiers: modifiers) {
            let rotation: HostEvent.Kind = .rotationRequested(KeyText.isLeftArrow(usage) ? .left : .right)
            if isDown, !isRepeat { append(rotation, at: window) }
            return
        }
        let plain = KeyText.plain(event.keysym.sym)
        let key = HostKey(
            usage: usage, isDown: isDown, isRepeat: isRepeat,
            characters: KeyText.modified(plain, by: modifiers),
            charactersIgnoringModifiers: plain, modifiers: modifiers)
        append(.key(key), at: window)
        if KeyText.isTouchModifier(usage) {
            for touch in window.pointer.changeModifiers(modifiers, in: window.size) {
                append(.touch(touch), at: window)
            }
        }
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
