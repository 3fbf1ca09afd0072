import Foundation
import Testing

@testable import engawa

@Suite("Stamps of builds")
struct BuildStampTests {
    @Test("a stamp is read as it was written, and a missing or damaged file has none")
    func file() throws {
        let path: String = FileManager.default.temporaryDirectory.path + "/stamp-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(BuildStamp(contentsOf: path) == nil)
        try Data("damaged".utf8).write(to: URL(fileURLWithPath: path))
        #expect(BuildStamp(contentsOf: path) == nil)
        let stamp = BuildStamp(inputs: "1.5:30", kit: "/kit.json 2.5|/engawa 3.5")
        try stamp.write(to: path)
        #expect(BuildStamp(contentsOf: path) == stamp)
    }

    @Test("a program is linked again with another kit, and if it is not known with which one it was linked")
    func linking() {
        let stamp = BuildStamp(inputs: "2", kit: "new")
        #expect(!stamp.requiresLinking(after: BuildStamp(inputs: "1", kit: "new")))
        #expect(stamp.requiresLinking(after: BuildStamp(inputs: "2", kit: "old")))
        #expect(stamp.requiresLinking(after: nil))
    }
}
