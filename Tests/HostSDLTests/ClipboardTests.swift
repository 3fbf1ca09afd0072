import CSDL2
import Expectations
import Foundation
import Synchronization
import Testing

@testable import HostSDL

/// The text on the clipboard of SDL, and whether this program copied it.
private let selection = Mutex<(text: String, isOwn: Bool)>(("", false))

/// Tests the clipboard without an X server, with functions in place of SDL's.
@MainActor final class ClipboardTests {
    private let functions: UnsafeMutablePointer<EngawaSDL> = .allocate(capacity: 1)

    init() {
        UnsafeMutableRawPointer(functions).initializeMemory(
            as: UInt8.self, repeating: 0, count: MemoryLayout<EngawaSDL>.size)
        functions.pointee.GetClipboardText = { selection.withLock { strdup($0.text) } }
        functions.pointee.SetClipboardText = { newText in
            let text: String = newText.map { String(cString: $0) } ?? ""
            // On Wayland, SDL does not remove the text of another program.
            selection.withLock { if !text.isEmpty || $0.isOwn { $0 = (text, !text.isEmpty) } }
            return 0
        }
        functions.pointee.PumpEvents = {}
        functions.pointee.free = { free($0) }
        copyInAnotherProgram("")
    }

    isolated deinit { functions.deallocate() }

    private func copyInAnotherProgram(_ text: String) { selection.withLock { $0 = (text, false) } }

    @Test func `the program reads its own data until another program sets text`() {
        let clipboard = SDLClipboard(sdl: functions)
        clipboard.setItem(string: nil, data: ["image/png": [1, 2]])
        clipboard.didChange()
        expect(clipboard.formats, equals: ["image/png"])
        expect(clipboard.data(in: "image/png"), equals: [1, 2])
        expectNil(clipboard.data(in: "image/jpeg"))
        clipboard.setItem(string: "rich", data: ["text/html": [3]])
        clipboard.didChange()
        expect(clipboard.data(in: "text/html"), equals: [3])
        expect(clipboard.changeCount, equals: 2)
        copyInAnotherProgram("other")
        clipboard.didChange()
        expect(clipboard.formats, equals: [])
        expectNil(clipboard.data(in: "text/html"))
        expect(clipboard.changeCount, equals: 3)
    }

    @Test(arguments: [["image/png": [1, 2]], [:]])
    func `an item without text replaces the text of another program`(data: [String: [UInt8]]) {
        let clipboard = SDLClipboard(sdl: functions)
        copyInAnotherProgram("other")
        clipboard.didChange()
        expect(clipboard.string == "other" && clipboard.formats == [])
        clipboard.setItem(string: nil, data: data)
        clipboard.didChange()
        expect(clipboard.string == nil && clipboard.formats == data.keys.sorted())
        expect(clipboard.data(in: "image/png"), equals: data["image/png"])
        expect(clipboard.changeCount, equals: 2)
        copyInAnotherProgram("third")
        clipboard.didChange()
        expect(clipboard.string == "third" && clipboard.formats == [])
        expect(clipboard.changeCount, equals: 3)
        clipboard.setItem(string: "rich", data: data)
        copyInAnotherProgram("")
        expect(clipboard.string == nil && clipboard.formats == [])
    }

    @Test(arguments: [["image/png": [1, 2]], [:]])
    func `an item without text ends at a change after the program lost the focus`(data: [String: [UInt8]]) {
        let clipboard = SDLClipboard(sdl: functions)
        clipboard.setItem(string: "a", data: [:])
        clipboard.focusDidEnd()
        clipboard.setItem(string: nil, data: data)
        clipboard.didChange()
        clipboard.didChange()
        clipboard.focusDidEnd()
        expect(clipboard.formats, equals: data.keys.sorted())
        expect(clipboard.changeCount, equals: 2)
        // The other program's item has no text either.
        clipboard.didChange()
        expect(clipboard.formats, equals: [])
        expectNil(clipboard.data(in: "image/png"))
        expect(clipboard.changeCount, equals: 3)
    }
}
