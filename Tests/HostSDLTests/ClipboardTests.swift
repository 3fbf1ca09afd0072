import CSDL2
import Expectations
import Foundation
import Synchronization
import Testing

@testable import HostSDL

/// The text on the clipboard of SDL.
private let text = Mutex("")

/// Tests the clipboard without an X server, with functions in place of SDL's.
@MainActor final class ClipboardTests {
    private let functions: UnsafeMutablePointer<EngawaSDL> = .allocate(capacity: 1)

    init() {
        UnsafeMutableRawPointer(functions).initializeMemory(
            as: UInt8.self, repeating: 0, count: MemoryLayout<EngawaSDL>.size)
        functions.pointee.GetClipboardText = { text.withLock { strdup($0) } }
        functions.pointee.SetClipboardText = { newText in
            text.withLock { $0 = newText.map { String(cString: $0) } ?? "" }
            return 0
        }
        functions.pointee.PumpEvents = {}
        functions.pointee.free = { free($0) }
        text.withLock { $0 = "" }
    }

    isolated deinit { functions.deallocate() }

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
        text.withLock { $0 = "other" }
        clipboard.didChange()
        expect(clipboard.formats, equals: [])
        expectNil(clipboard.data(in: "text/html"))
        expect(clipboard.changeCount, equals: 3)
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
