import Expectations
import Foundation
import TestSupport
import Testing

@testable import AssetCatalogs

struct FileBytesTests {
    @Test func `the bytes of a file are read`() throws {
        let folder = try TemporaryFolder()
        for text in ["", "text"] {
            try Data(text.utf8).write(to: folder.file("a"))
            let bytes: FileBytes = try #require(FileBytes(folder.file("a").path))
            expect(Array(bytes.buffer), equals: Array(text.utf8))
        }
        expect(FileBytes(folder.file("b").path) == nil)
    }

    /// A file that can be opened but not read: the loopback interface has no speed.
    private static let unreadable = "/sys/class/net/lo/speed"

    @Test(.enabled(if: FileManager.default.fileExists(atPath: unreadable)))
    func `a file whose contents cannot be read has no bytes`() {
        expect(FileBytes(FileBytesTests.unreadable) == nil)
    }
}
