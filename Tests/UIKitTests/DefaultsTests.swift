import Expectations
import Foundation
import TestSupport
import Testing

/// Tests that values in `UserDefaults` are on disk after an app ended, regardless of how it ended.
struct DefaultsTests {
    @Test(arguments: ["close", "exit", "kill"])
    func `values are on disk after the app has ended`(_ ending: String) throws {
        let home = try TemporaryFolder()
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("DefaultsProbe")
        let process = Process()
        process.executableURL = program
        process.arguments = [ending]
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["HOME": home.url.path, "XDG_CONFIG_HOME": home.url.path, "ENGAWA_HOST": "headless"]) { $1 }
        try process.run()
        process.waitUntilExit()
        try expect(values("DefaultsProbe", in: home.url)["launch"] as? String, equals: "kept")
        try expect(values("probe.suite", in: home.url)["number"] as? Int, equals: 7)
        if ending == "kill" { try expect(values("DefaultsProbe", in: home.url)["turn"] as? String, equals: "kept") }
    }

    private func values(_ domain: String, in folder: URL) throws -> [String: Any] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        for case let file as URL in files ?? .init() where file.lastPathComponent == "\(domain).plist" {
            let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
            return list as? [String: Any] ?? [:]
        }
        return [:]
    }
}
