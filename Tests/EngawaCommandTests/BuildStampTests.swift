import Expectations
import Foundation
import Testing

@testable import engawa

@Suite("Build stamps")
struct BuildStampTests {
    @Test
    func `a stamp is read as it was written, and a missing or damaged file yields nil`() throws {
        let path: String = FileManager.default.temporaryDirectory.path + "/stamp-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        expectNil(BuildStamp(contentsOf: path))
        try Data("damaged".utf8).write(to: URL(fileURLWithPath: path))
        expectNil(BuildStamp(contentsOf: path))
        let stamp = BuildStamp(inputs: "1.5:30", kit: "/kit.json 2.5|/engawa 3.5")
        try stamp.write(to: path)
        expect(BuildStamp(contentsOf: path), equals: stamp)
    }

    @Test
    func `a program is linked again if its kit is a different one or unknown`() {
        let stamp = BuildStamp(inputs: "2", kit: "new")
        expect(!stamp.requiresLinking(after: BuildStamp(inputs: "1", kit: "new")))
        expect(stamp.requiresLinking(after: BuildStamp(inputs: "2", kit: "old")))
        expect(stamp.requiresLinking(after: nil))
    }
}
