import Foundation

/// The reference file of a snapshot.
///
/// `__Snapshots__/TestFile/testName.name.png` is in the folder of the test's source file. A snapshot without a name has
/// a number, starting at 1 in each test. Characters other than letters, digits and underscores become hyphens.
struct SnapshotFile {
    let url: URL
    private let testFile: String

    init(filePath: String, testName: String, name: String?, directory: String?, pathExtension: String?) {
        let source = URL(fileURLWithPath: filePath)
        testFile = source.deletingPathExtension().lastPathComponent
        let folder: URL =
            directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__", isDirectory: true)
            .appendingPathComponent(testFile, isDirectory: true)
        let test = Self.fileName(testName)
        let suffix: String = name.map(Self.fileName) ?? String(SnapshotCounter.next(for: folder.path + "/" + test))
        let plain = folder.appendingPathComponent("\(test).\(suffix)")
        url = pathExtension.map { plain.appendingPathExtension($0) } ?? plain
    }

    /// Returns `text` with hyphens in place of runs of characters other than letters, digits and underscores, and
    /// without hyphens at its ends.
    private static func fileName(_ text: String) -> String {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
    }

    /// Returns the reference; nil if the file does not exist.
    func read() throws -> Data? {
        FileManager.default.fileExists(atPath: url.path) ? try Data(contentsOf: url) : nil
    }

    func write(_ data: Data) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    /// Writes a snapshot that differs from the reference, and returns its URL.
    ///
    /// The environment variable `SNAPSHOT_ARTIFACTS` names the folder. The default is `out/snapshots`.
    func writeFailure(_ data: Data) throws -> URL {
        let root: String = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] ?? "out/snapshots"
        let folder = URL(fileURLWithPath: root, isDirectory: true).appendingPathComponent(testFile, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let failure = folder.appendingPathComponent(url.lastPathComponent)
        try data.write(to: failure)
        return failure
    }
}
