import Foundation

/// Where one snapshot is kept.
struct SnapshotStore {
    private let url: URL
    private let failureURL: URL

    /// Whether every snapshot is written anew.
    static let records: Bool = ProcessInfo.processInfo.environment["ENGAWA_RECORD"] == "1"

    init(file: StaticString, testName: String, name: String?, fileExtension: String) {
        let source = URL(fileURLWithPath: "\(file)")
        let group: String = source.deletingPathExtension().lastPathComponent
        let test: String = testName.prefix { $0 != "(" }.description
        let stem: String = ([test, name].compactMap { $0 }).joined(separator: ".")
        url = source.deletingLastPathComponent().appendingPathComponent("__Snapshots__", isDirectory: true)
            .appendingPathComponent(group, isDirectory: true).appendingPathComponent("\(stem).\(fileExtension)")
        failureURL = URL(fileURLWithPath: "out/snapshots/\(group)", isDirectory: true)
            .appendingPathComponent("\(stem).\(fileExtension)")
    }

    var path: String { url.path }

    /// What was kept; nil when there is nothing.
    func read() throws -> Data? {
        FileManager.default.fileExists(atPath: url.path) ? try Data(contentsOf: url) : nil
    }

    func write(_ data: Data) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    /// Writes what was found instead, and says where.
    func writeFailure(_ data: Data, _ picture: Data?) throws -> String {
        let folder: URL = failureURL.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: failureURL)
        var sentence = "What was found is in \(failureURL.path)"
        if let picture {
            let place: URL = folder.appendingPathComponent("difference-" + failureURL.lastPathComponent)
            try picture.write(to: place)
            sentence += ", and where they differ in \(place.path)"
        }
        return sentence + "."
    }
}
