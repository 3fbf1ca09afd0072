import Expectations
import DataDetection
import Foundation
import HostHeadless
import TestStage
import Testing
import UIKitDrawing

@testable import UIKitCore
@testable import UIKitText

/// Dates and addresses in text views.
@MainActor
@Suite(.onStage) struct DetectedDataTests {
    private func fixture(_ text: String) -> TextViewFixture {
        let fixture = TextViewFixture(editing: false, frame: CGRect(x: 0, y: 0, width: 380, height: 120))
        fixture.view.isEditable = false
        fixture.view.dataDetectorTypes = [.address, .calendarEvent]
        fixture.view.text = text
        fixture.stage.host.turn()
        return fixture
    }

    private func tap(_ fixture: TextViewFixture, _ offset: Int) {
        let target = fixture.point(offset)
        fixture.stage.tap(target.x, target.y)
        fixture.stage.advance(by: 1)
    }

    @Test func `an address opens a map`() {
        let fixture = fixture("Hello\nWe are at 1 Main Street, Springfield.")
        tap(fixture, 20)
        expect(fixture.log.last, equals: "link x-apple-data-detectors://10 16+26")
        let expected = "https://www.openstreetmap.org/search?query=1%20Main%20Street,%20Springfield"
        expect(fixture.stage.host.openedURLs.map(\.absoluteString), equals: [expected])
        fixture.allowsLinks = false
        tap(fixture, 20)
        expect(fixture.stage.host.openedURLs.count, equals: 1)
    }

    @Test func `a date becomes an event`() throws {
        let fixture = fixture("Plan\nLunch; 2024-05-17 12:30–13:45Z?")
        tap(fixture, 15)
        let file = try #require(fixture.stage.host.openedURLs.first)
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\r\n")
        expect(file.pathExtension == "ics" && lines.first == "BEGIN:VCALENDAR" && lines.last == "")
        for line in ["DTSTART:20240517T123000Z", "DTEND:20240517T134500Z"] { expect(lines.contains(line)) }
        expect(lines.contains("SUMMARY:Lunch\\; 2024-05-17 12:30–13:45Z?"))
        let item = try #require(fixture.view.item(at: fixture.view.convert(fixture.point(15), from: nil)))
        let menu = fixture.view.defaultMenu(of: item)
        expect(menu.title == "2024-05-17 12:30–13:45Z" && menu.children.map(\.title) == ["Create Event", "Copy"])
        (menu.children.last as? UIAction)?.performWithSender(nil, target: nil)
        expect(UIPasteboard.general.string, equals: menu.title)
    }

    @Test func `only the user can read the file of an event`() throws {
        let event = CalendarEvent(title: "Lunch", start: Date(timeIntervalSince1970: 0), duration: 0)
        let files: [URL] = (0..<2).compactMap { _ in event.write(now: Date()) }
        expect(files.count == 2 && Set(files).count == 2)
        for file in files {
            let folder = file.deletingLastPathComponent()
            defer { try? FileManager.default.removeItem(at: folder) }
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
            expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o700)
        }
    }

    @Test func `long titles of events are folded`() {
        let title = String(repeating: "日本語,", count: 40)
        let event = CalendarEvent(title: title, start: Date(timeIntervalSince1970: 0), duration: 0)
        let text: String = event.text(now: Date())
        let lines = text.components(separatedBy: "\r\n")
        expect(lines.allSatisfy { $0.utf8.count <= 75 } && lines.contains("DTEND:19700101T010000Z"))
        let unfolded = text.replacingOccurrences(of: "\r\n ", with: "")
        expect(unfolded.contains("SUMMARY:" + title.replacingOccurrences(of: ",", with: "\\,")))
    }

    @Test func `text that can be edited has no items`() {
        let fixture = fixture("On May 17, 2024")
        expect(fixture.view.links(in: NSAttributedString(string: fixture.view.text)).count, equals: 1)
        fixture.view.isEditable = true
        expect(fixture.view.links(in: NSAttributedString(string: fixture.view.text)).isEmpty)
    }
}
