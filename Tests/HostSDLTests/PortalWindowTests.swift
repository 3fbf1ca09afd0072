import Foundation
import XCTest

/// Tests file dialogs of real windows, with a portal on a separate message bus.
final class PortalWindowTests: XCTestCase {
    func testADialogIsShownAboveItsWindow() throws {
        let bus = try TestBus()
        defer { bus.stop() }
        let portal = try TestPortal(on: bus, "choose file:///tmp/a.txt")
        defer { portal.stop() }
        let probe = try Probe(environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
        defer { probe.end() }
        let identifier: String = try probe.display.simulate("search", "--name", "probe")
        let number = try XCTUnwrap(Int(identifier.split(separator: "\n").last ?? ""))
        probe.command("choose Files")
        let request = try XCTUnwrap(portal.nextLine())
        XCTAssertTrue(request.hasPrefix("OpenFile ('x11:\(String(number, radix: 16))', 'Files', {"), request)
        XCTAssertEqual(try probe.expect("answer"), "answer chosen([file:///tmp/a.txt])")
    }

    func testTheEndOfTheSessionBusDoesNotEndTheProgram() throws {
        let bus = try TestBus()
        let probe = try Probe(environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
        defer { probe.end() }
        probe.command("choose Files")
        XCTAssertEqual(try probe.expect("answer"), #"answer failed("There is no desktop portal.")"#)
        bus.stop()
        try probe.rest(0.3)
        probe.command("choose Files")
        XCTAssertEqual(try probe.expect("no file"), "no file chooser")
    }
}
