import Foundation

/// The file of one snapshot.
///
/// `__Snapshots__/TestFile/testName.name.png` lies beside the test. A snapshot without a name has a number: the first of
/// a test is 1. Characters that do not belong into names of files become hyphens.
struct SnapshotFile {
    let url: URL
    private let group: String

    init(filePath: String, testName: String, name: String?, directory: String?, pathExtension: String?) {
        let source = URL(fileURLWithPath: filePath)
        group = source.deletingPathExtension().lastPathComponent
        let folder: URL =
            directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__", isDirectory: true)
            .appendingPathComponent(group, isDirectory: true)
        let test: String = Self.fileName(testName)
        let last: String = name.map(Self.fileName) ?? String(SnapshotCounter.next(for: folder.path + "/" + test))
        let plain: URL = folder.appendingPathComponent("\(test).\(last)")
        url = pathExtension.map { plain.appendingPathExtension($0) } ?? plain
    }

    /// `text` with hyphens in place of what is no letter, digit or underscore, and none at its ends.
    private static func fileName(_ text: String) -> String {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
    }

    /// What is kept; nil when there is nothing.
    func read() throws -> Data? {
        FileManager.default.fileExists(atPath: url.path) ? try Data(contentsOf: url) : nil
    }

    func write(_ data: Data) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    /// Writes what was found instead, and returns where.
    ///
    /// `SNAPSHOT_ARTIFACTS` names the folder; else it is `out/snapshots`.
    func writeFailure(_ data: Data) throws -> URL {
        let root: String = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] ?? "out/snapshots"
        let folder = URL(fileURLWithPath: root, isDirectory: true).appendingPathComponent(group, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let place: URL = folder.appendingPathComponent(url.lastPathComponent)
        try data.write(to: place)
        return place
    }
}
