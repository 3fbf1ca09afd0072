import Expectations
import Foundation
import TestSupport
import Testing

@testable import AppProjects

struct ProjectFilesTests {
    @Test func `a folder is found if its name is composed of other characters`() throws {
        let folder = try TemporaryFolder()
        let root: String = folder.url.path
        let composed = "\u{DC}bersicht/A.swift"
        let decomposed = "U\u{308}bersicht/A.swift"
        try FileManager.default.createDirectory(
            at: folder.file("\u{DC}bersicht"), withIntermediateDirectories: true)
        try Data().write(to: folder.file(composed))
        for paths in [[decomposed, composed], [composed, decomposed]] {
            let files = ProjectFiles(root: root)
            for path in paths {
                let found: String = files.existing(root + "/" + path) ?? ""
                expect(found.utf8.elementsEqual((root + "/" + composed).utf8), "\(paths) \(path)")
            }
        }
    }

    /// Records the accesses to files.
    private final class Log: FileAccess {
        var entries: [String] = []

        func contents(of path: String) -> [UInt8]? {
            entries.append("read " + path)
            return []
        }

        func entries(of folder: String) -> [FileEntry]? {
            entries.append("list " + folder)
            return []
        }
    }

    @Test func `a file and a folder are reported before they are read for the first time`() {
        let log = Log()
        let files = ProjectFiles(root: "/p", access: log) { log.entries.append("will read " + $0) }
        for _ in 0..<2 {
            _ = files.contents(of: "/p/a")
            _ = files.entries(of: "/p/b")
        }
        expect(
            log.entries, equals: ["will read /p/a", "read /p/a", "will read /p/b", "list /p/b", "read /p/a"])
    }
}
