import Expectations
import CoreGraphics
import Foundation
import HostClock
import HostHeadless
import PlatformHost
import TestStage
import Testing

@testable import HostSDL

/// Tests file dialogs of a portal on a separate message bus, in real time.
@MainActor @Suite(.onStage) struct PortalFileChooserTests {
    private let files = HostFileRequest(.files(allowsSeveral: true), title: "Open")

    /// Shows a dialog and returns its answer, or nil after 10 seconds.
    private func answer(
        to request: HostFileRequest, on bus: TestBus, focusLossCounts: [Int] = [0, 0]
    ) -> HostFileAnswer? {
        var counts: [Int] = focusLossCounts
        let chooser = PortalFileChooser(busAddress: bus.address) { _ in
            .init(identifier: "x11:2a", focusLossCount: { counts.removeFirst() })
        }
        var result: HostFileAnswer?
        _ = chooser.show(request, above: TestWindow()) { result = $0 }
        expectNil(result)
        run(until: { result != nil })
        return result
    }

    private func chooser(on busAddress: String) -> PortalFileChooser {
        PortalFileChooser(busAddress: busAddress) { _ in .init(identifier: "", focusLossCount: { 0 }) }
    }

    /// Runs the main run loop until a condition is true, but for at most 10 seconds.
    private func run(until condition: () -> Bool) {
        let limit = Date(timeIntervalSinceNow: 10)
        while !condition(), Date() < limit {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        }
    }

    /// Shows a dialog of a portal that behaves as `behavior` specifies. Returns the answer of the dialog, and the
    /// request that the portal received.
    private func exchange(
        _ request: HostFileRequest, _ behavior: String, focusLossCounts: [Int] = [0, 0]
    ) throws -> (answer: HostFileAnswer?, request: String?) {
        let bus = try TestBus()
        defer { bus.stop() }
        let portal = try TestPortal(on: bus, behavior)
        defer { portal.stop() }
        let answer: HostFileAnswer? = answer(to: request, on: bus, focusLossCounts: focusLossCounts)
        return (answer, portal.nextLine())
    }

    // MARK: Answers

    @Test func `the chosen files are reported`() throws {
        let (answer, _) = try exchange(files, "choose file:///tmp/a%20b.txt file:///tmp/%C3%BC.txt")
        expect(answer, equals: .chosen(["/tmp/a b.txt", "/tmp/ü.txt"].map { URL(fileURLWithPath: $0) }))
    }

    @Test func `the answer of a portal that chooses the path of the request is reported`() throws {
        let (answer, _) = try exchange(files, "rename file:///tmp/a.txt")
        expect(answer, equals: .chosen([URL(fileURLWithPath: "/tmp/a.txt")]))
    }

    @Test func `a cancellation is reported`() throws {
        try expect(exchange(files, "cancel").answer, equals: .canceled)
    }

    @Test func `a dialog that the user closes is canceled`() throws {
        try expect(exchange(files, "end", focusLossCounts: [1, 2]).answer, equals: .canceled)
    }

    @Test func `a dialog that ends without the keyboard focus has failed`() throws {
        try expect(
            exchange(files, "end", focusLossCounts: [1, 1]).answer,
            equals: .failed("The desktop portal showed no file dialog."))
    }

    @Test func `files of other computers are not reported`() throws {
        try expect(
            exchange(files, "choose sftp://server/a.txt").answer,
            equals: .failed("The desktop portal returned no files on this computer."))
    }

    @Test func `a file whose name is not UTF-8 is not reported as another file`() throws {
        try expect(
            exchange(files, "choose file:///tmp/caf%E9.txt").answer,
            equals: .failed("The desktop portal returned no files on this computer."))
    }

    // MARK: Requests

    @Test func `a request to open files contains the filter and the folder`() throws {
        let request = HostFileRequest(
            .files(allowsSeveral: true), title: "It’s open", folder: URL(fileURLWithPath: "/tmp/ü"),
            filter: .init(name: "Notes", filenameExtensions: ["txt", "7z"], mimeTypes: ["text/x-note"]))
        let received: String? = try exchange(request, "cancel").request
        expect(
            received,
            equals: "OpenFile ('x11:2a', 'It’s open', {'handle_token': <'engawa'>, 'multiple': <true>, "
                + #"'current_folder': <b'/tmp/\303\274'>, 'filters': "#
                + "<[('Notes', [(uint32 0, '*.[tT][xX][tT]'), (0, '*.7[zZ]'), (1, 'text/x-note')])]>})")
    }

    @Test func `a request to open a folder contains no filter`() throws {
        try expect(
            exchange(HostFileRequest(.folder, title: "Open"), "cancel").request,
            equals: "OpenFile ('x11:2a', 'Open', {'handle_token': <'engawa'>, 'directory': <true>})")
    }

    @Test func `a request to save a file contains its name`() throws {
        let request = HostFileRequest(.saving(names: ["a.txt"]), title: "Save", acceptTitle: "Move")
        try expect(
            exchange(request, "cancel").request,
            equals: "SaveFile ('x11:2a', 'Save', {'handle_token': <'engawa'>, 'accept_label': <'Move'>, "
                + "'current_name': <'a.txt'>})")
    }

    @Test func `a request to save several files contains their names`() throws {
        let request = HostFileRequest(.saving(names: ["a.txt", "b.txt"]), title: "Save")
        try expect(
            exchange(request, "cancel").request,
            equals: "SaveFiles ('x11:2a', 'Save', {'handle_token': <'engawa'>, 'files': <[b'a.txt', b'b.txt']>})")
    }

    // MARK: Failures

    @Test func `a portal that refuses a request has failed`() throws {
        try expect(
            exchange(files, "refuse").answer,
            equals: .failed("The desktop portal shows no file dialog (no backend)."))
    }

    @Test func `a portal that ends during a dialog has failed`() throws {
        try expect(exchange(files, "exit").answer, equals: .failed("The desktop portal has ended."))
    }

    @Test func `a portal that does not respond has failed`() throws {
        let bus = try TestBus()
        defer { bus.stop() }
        let portal = try TestPortal(on: bus, "ignore")
        defer { portal.stop() }
        // The host has virtual time.
        let host = HeadlessHost(size: CGSize(width: 100, height: 100), scale: 1)
        let chooser = chooser(on: bus.address)
        var result: HostFileAnswer?
        let dialog = chooser.show(files, above: TestWindow()) { result = $0 }
        expect(portal.nextLine() != nil)
        _ = host.wait(for: 9.9) { false }
        expectNil(result)
        _ = host.wait(for: 0.2) { false }
        expect(result, equals: .failed("The desktop portal does not respond."))
        withExtendedLifetime(dialog) {}
    }

    @Test func `a bus that ends during a dialog is a failure`() throws {
        let bus = try TestBus()
        let portal = try TestPortal(on: bus, "wait")
        defer { portal.stop() }
        let chooser = chooser(on: bus.address)
        var result: HostFileAnswer?
        _ = chooser.show(files, above: TestWindow()) { result = $0 }
        expect(portal.nextLine() != nil)
        bus.stop()
        run(until: { result != nil })
        expect(result, equals: .failed("The desktop portal has ended."))
    }

    @Test func `without a portal the chooser is missing`() throws {
        let bus = try TestBus()
        defer { bus.stop() }
        let chooser = chooser(on: bus.address)
        expect(!chooser.isMissing)
        var result: HostFileAnswer?
        _ = chooser.show(files, above: TestWindow()) { result = $0 }
        run(until: { result != nil })
        expect(result, equals: .failed("There is no desktop portal."))
        expect(chooser.isMissing)
    }

    @Test func `without a bus the chooser is missing`() throws {
        let chooser = chooser(on: "unix:path=/nonexistent")
        var result: HostFileAnswer?
        _ = chooser.show(files, above: TestWindow()) { result = $0 }
        run(until: { result != nil })
        guard case .failed(let reason) = result else {
            Issue.record("\(String(describing: result))")
            return
        }
        expect(reason.hasPrefix("The session bus is not available ("))
        expect(chooser.isMissing)
    }

    // MARK: Closing

    @Test func `a closed dialog is closed by the portal and reports nothing`() throws {
        let bus = try TestBus()
        defer { bus.stop() }
        let portal = try TestPortal(on: bus, "wait")
        defer { portal.stop() }
        let chooser = chooser(on: bus.address)
        var result: HostFileAnswer?
        var dialog: (any HostFileDialog)? = chooser.show(files, above: TestWindow()) { result = $0 }
        weak let observed: AnyObject? = dialog
        expect(portal.nextLine() != nil)
        dialog?.close()
        dialog = nil
        expect(portal.nextLine(), equals: "closed")
        // The thread of the dialog retains the dialog until the thread ends.
        run(until: { observed == nil })
        expectNil(observed)
        expectNil(result)
    }

    @Test func `a dialog that is closed before the portal accepts the request is closed afterward`() throws {
        let bus = try TestBus()
        defer { bus.stop() }
        let portal = try TestPortal(on: bus, "delay")
        defer { portal.stop() }
        let dialog = chooser(on: bus.address).show(files, above: TestWindow()) { Issue.record("\($0)") }
        expect(portal.nextLine() != nil)
        dialog.close()
        expect(portal.nextLine(), equals: "closed")
    }

    @Test func `dialogs that are closed at once report nothing`() throws {
        let bus = try TestBus()
        defer { bus.stop() }
        let portal = try TestPortal(on: bus, "wait")
        defer { portal.stop() }
        let chooser = chooser(on: bus.address)
        for _ in 0..<50 {
            var dialog: (any HostFileDialog)? = chooser.show(files, above: TestWindow()) { Issue.record("\($0)") }
            weak let observed: AnyObject? = dialog
            dialog?.close()
            dialog = nil
            run(until: { observed == nil })
            expectNil(observed)
        }
    }
}

/// A window whose methods do nothing.
private final class TestWindow: HostWindow {
    let size = CGSize.zero
    let scale: CGFloat = 1
    var title = ""
    let needsPixels = false
    func present(damage: [HostRect], paint: (HostSurface) -> Void) {}
    func resize(to size: CGSize) {}
    func rotate() {}
    func setTextInputArea(_ area: CGRect?, isSecure: Bool) {}
    func resetTextInput() {}
    func setCursor(_ cursor: HostCursor) {}
    func setSizeLimits(minimum: CGSize, maximum: CGSize) {}
    func setIcon(_ icon: HostSurface) {}
    func raise() {}
    func close() {}
}
