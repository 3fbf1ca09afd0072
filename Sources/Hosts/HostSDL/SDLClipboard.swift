import CSDL2
import Foundation
import PlatformHost

/// The desktop's clipboard.
@MainActor
final class SDLClipboard: HostClipboard {
    private let sdl: UnsafePointer<EngawaSDL>
    private(set) var changeCount = 0

    init(sdl: UnsafePointer<EngawaSDL>) {
        self.sdl = sdl
    }

    var string: String? {
        get {
            guard let text = sdl.pointee.GetClipboardText() else { return nil }
            defer { sdl.pointee.free(text) }
            let string = String(cString: text)
            return string.isEmpty ? nil : string
        }
        set {
            changeCount += 1
            _ = sdl.pointee.SetClipboardText(newValue ?? "")
        }
    }

    var primarySelection: String? {
        get {
            guard let text = sdl.pointee.GetPrimarySelectionText() else { return nil }
            defer { sdl.pointee.free(text) }
            let string = String(cString: text)
            return string.isEmpty ? nil : string
        }
        set { _ = sdl.pointee.SetPrimarySelectionText(newValue ?? "") }
    }

    /// Called after this or another program changes the clipboard.
    func didChange() {
        changeCount += 1
    }
}
