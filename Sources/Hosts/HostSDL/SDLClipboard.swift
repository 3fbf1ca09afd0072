import CSDL2
import Foundation
import PlatformHost

/// The desktop's clipboard.
///
/// SDL2 exchanges text only. On an X server, other formats are exchanged over a separate connection. On Wayland, they
/// are not available to other programs, and this program can read only those that it set itself. It can read an item
/// without text until the focus has left the program and returned to it.
@MainActor
final class SDLClipboard: HostClipboard {
    private let sdl: UnsafePointer<EngawaSDL>
    private(set) var changeCount = 0
    /// A window of this program on an X server; nil before the first window, and without an X server.
    var x11Window: () -> UInt32? = { nil }
    private lazy var reader = X11SelectionReader()
    /// The item that this program set last, unless another program has changed the clipboard since.
    private var ownItem: Item?

    private struct Item {
        var string: String?
        var data: [String: [UInt8]]
        /// The text of another program that remains on the clipboard, although the item has no text.
        var coveredText: String?
        /// Whether a window lost the focus after the program set the item.
        var hasLostFocus = false
    }

    init(sdl: UnsafePointer<EngawaSDL>) {
        self.sdl = sdl
    }

    var string: String? {
        get {
            if let offeredItem, offeredItem.string == nil, x11Window() == nil { return nil }
            return text
        }
        set { setItem(string: newValue, data: [:]) }
    }

    /// The text on the clipboard of SDL.
    private var text: String? {
        guard let text = sdl.pointee.GetClipboardText() else { return nil }
        defer { sdl.pointee.free(text) }
        let string = String(cString: text)
        return string.isEmpty ? nil : string
    }

    var formats: [String] {
        if let offeredItem { return offeredItem.data.keys.sorted() }
        return x11Window().flatMap { reader?.formats(besides: $0) } ?? []
    }

    func data(in format: String) -> [UInt8]? {
        if let offeredItem { return offeredItem.data[format] }
        return x11Window().flatMap { reader?.data(in: format, besides: $0) }
    }

    func setItem(string: String?, data: [String: [UInt8]]) {
        changeCount += 1
        ownItem = Item(string: string, data: data)
        if !data.isEmpty, x11Window() != nil, X11SelectionOwner.shared?.offer(string: string, data: data) == true {
            return
        }
        _ = sdl.pointee.SetClipboardText(string ?? "")
        // SDL sends the change to the server when it reads events.
        sdl.pointee.PumpEvents()
        // On Wayland, SDL removes only the text that this program copied.
        if string == nil, x11Window() == nil { ownItem?.coveredText = text }
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

    /// Called after another program changes the clipboard and, depending on the display, also after this program does.
    func didChange() {
        // A change by this program is already counted.
        if offeredItem != nil, !mayBeReplaced { return }
        ownItem = nil
        changeCount += 1
    }

    /// Called when a window of this program loses the focus.
    func focusDidEnd() { ownItem?.hasLostFocus = true }

    /// Whether a change can be another program's, although the text is that of the item that this program set.
    ///
    /// On Wayland, a program with the focus receives the changes by other programs when the focus returns to it. An item
    /// without text, such as an image, does not differ from another item without text.
    private var mayBeReplaced: Bool {
        guard let ownItem, x11Window() == nil else { return false }
        return ownItem.string == nil && ownItem.hasLostFocus
    }

    /// The item that this program set, if the program still offers it.
    private var offeredItem: Item? {
        guard let ownItem else { return nil }
        // Wayland does not identify the program that offers an item.
        guard let window = x11Window() else {
            let text: String? = text
            let isCovered: Bool = ownItem.string == nil && text == ownItem.coveredText
            return text == ownItem.string || isCovered ? ownItem : nil
        }
        let isOffered: Bool =
            !ownItem.data.isEmpty && X11SelectionOwner.shared?.isOwner == true
            || reader?.isOwner(programOf: window) == true
        return isOffered ? ownItem : nil
    }
}
