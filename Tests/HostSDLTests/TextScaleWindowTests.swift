import Foundation
import XCTest

/// Tests the desktop's text size with settings in a file, which GIO observes without a session bus.
final class TextScaleWindowTests: XCTestCase {
    private let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    override func tearDown() {
        try? FileManager.default.removeItem(at: folder)
        super.tearDown()
    }

    private func setTextScale(_ scale: Double) throws {
        let settings: URL = folder.appendingPathComponent("glib-2.0/settings")
        try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
        try "[org/gnome/desktop/interface]\ntext-scaling-factor=\(scale)\n"
            .write(to: settings.appendingPathComponent("keyfile"), atomically: true, encoding: .utf8)
    }

    func testAChangeOfTheDesktopsTextSizeIsReported() throws {
        let schema = "/usr/share/glib-2.0/schemas/org.gnome.desktop.interface.gschema.xml"
        try XCTSkipUnless(FileManager.default.fileExists(atPath: schema), "GNOME's settings are not installed.")
        try setTextScale(1.5)
        let probe = try Probe(environment: [
            "GSETTINGS_BACKEND": "keyfile", "XDG_CONFIG_HOME": folder.path,
            "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent",
        ])
        defer { probe.end() }
        try setTextScale(2)
        var report: String = try probe.expect("text scale")
        // If the host does not read the first value within a quarter of a second, it reports this value as a change.
        if report == "text scale 1.5" { report = try probe.expect("text scale") }
        XCTAssertEqual(report, "text scale 2.0")
    }
}
