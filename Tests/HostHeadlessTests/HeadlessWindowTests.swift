import Foundation
import HostClock
import HostHeadless
import PlatformHost
import TestStage
import XCTest

final class HeadlessWindowTests: XCTestCase {
    func testEventsArriveOnceInOrderWithVirtualTimestamps() throws {
        try headless { host, client in
            let window: any HostWindow = try host.makeWindow(
                WindowRequest(title: "a", size: CGSize(width: 8, height: 4)))
            host.post(.focus(true), at: window)
            MainQueue.shared.schedule(after: 2) { host.post(.text("é"), at: window) }
            XCTAssertTrue(host.wait(for: 5) { client.events.count == 2 })
            guard case .focus(true) = client.events[0].kind, case .text("é") = client.events[1].kind else {
                return XCTFail("\(client.events.map(\.kind))")
            }
            XCTAssertEqual(client.events[1].timestamp - client.events[0].timestamp, 2, accuracy: 1e-9)
            XCTAssertTrue(client.events[0].window === window)
        }
    }

    func testNothingIsDrawnUntilPixelsAreRequested() throws {
        try headless { host, client in
            let window: HeadlessWindow = try open(host, CGSize(width: 8, height: 4))
            XCTAssertFalse(window.needsPixels)
            host.settle()
            XCTAssertEqual(client.paintCount, 0)
            let first: UInt32 = window.withPixels { surface in
                XCTAssertEqual(surface.width, 16)
                XCTAssertEqual(surface.height, 8)
                XCTAssertEqual(surface.bytesPerRow, 64)
                return surface.pixels.load(as: UInt32.self)
            }
            XCTAssertEqual(first, 0xFF12_3456)
            XCTAssertEqual(client.paintCount, 1)
            XCTAssertFalse(window.needsPixels)
            XCTAssertEqual(window.presentations, [[HostRect(x: 0, y: 0, width: 1, height: 1)]])
            window.forgetPresentations()
            XCTAssertEqual(window.presentations, [])
        }
    }

    func testPixelsThatAreNotPaintedKeepTheirContent() throws {
        try headless { host, _ in
            let window: HeadlessWindow = try open(host, CGSize(width: 8, height: 4))
            window.present(damage: [HostRect(x: 1, y: 0, width: 1, height: 1)]) { surface in
                (surface.pixels + 4).storeBytes(of: UInt32(0xFFAB_CDEF), as: UInt32.self)
            }
            let second: UInt32 = window.withPixels { ($0.pixels + 4).load(as: UInt32.self) }
            XCTAssertEqual(second, 0xFFAB_CDEF)
        }
    }

    func testResizingNotifiesTheClientOnce() throws {
        try headless { host, client in
            let window: HeadlessWindow = try open(host, CGSize(width: 8, height: 4))
            window.resize(to: CGSize(width: 4, height: 8))
            window.resize(to: CGSize(width: 4, height: 8))
            host.settle()
            XCTAssertEqual(window.size, CGSize(width: 4, height: 8))
            XCTAssertEqual(client.events.count, 1)
            guard case .resized(CGSize(width: 4, height: 8), scale: 2) = client.events[0].kind else {
                return XCTFail("\(client.events[0].kind)")
            }
            window.withPixels { XCTAssertEqual($0.width, 8) }
        }
    }

    func testEachHostHasItsOwnClipboard() {
        headless { host, _ in
            host.clipboard.string = "mine"
            let other = HeadlessHost()
            XCTAssertNil(other.clipboard.string)
            XCTAssertEqual(other.clipboard.changeCount, 0)
            XCTAssertEqual(host.clipboard.changeCount, 1)
        }
    }

    func testOpenedURLsAndTextAreasAreRecorded() throws {
        try headless { host, _ in
            let window: HeadlessWindow = try open(host, CGSize(width: 8, height: 4))
            window.setTextInputArea(CGRect(x: 1, y: 2, width: 3, height: 4), isSecure: true)
            XCTAssertTrue(window.isTextInputSecure)
            XCTAssertEqual(window.textInputArea, CGRect(x: 1, y: 2, width: 3, height: 4))
            window.setTextInputArea(nil, isSecure: false)
            XCTAssertNil(window.textInputArea)
            let link = try XCTUnwrap(URL(string: "https://example.org"))
            XCTAssertTrue(host.open(link))
            XCTAssertEqual(host.openedURLs, [link])
        }
    }

    func testClosingRemovesAWindow() throws {
        try headless { host, _ in
            let window: HeadlessWindow = try open(host, CGSize(width: 8, height: 4))
            XCTAssertEqual(host.windows.count, 1)
            window.close()
            XCTAssertEqual(host.windows.count, 0)
        }
    }
}

@MainActor
private func open(_ host: HeadlessHost, _ size: CGSize) throws -> HeadlessWindow {
    try XCTUnwrap(host.makeWindow(WindowRequest(title: "test", size: size)) as? HeadlessWindow)
}
