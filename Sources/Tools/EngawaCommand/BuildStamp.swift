import Foundation

/// The inputs of a program's build: the state of the files, and the kit. The stamp is stored in a file in the
/// package's folder.
struct BuildStamp: Equatable {
    let inputs: String
    let kit: String

    init(inputs: String, kit: String) {
        self.inputs = inputs
        self.kit = kit
    }

    /// Reads the stamp in a file, or returns nil if the file does not exist.
    init?(contentsOf path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let parts: [Substring] = String(decoding: data, as: UTF8.self).split(separator: "|", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        self.init(inputs: String(parts[0]), kit: String(parts[1]))
    }

    /// Writes the stamp to a file.
    func write(to path: String) throws { try Data("\(inputs)|\(kit)".utf8).write(to: URL(fileURLWithPath: path)) }

    /// Whether a program with the stamp `previous` must be linked again even if none of its objects changes.
    ///
    /// SwiftPM does not track the archives of the kit, so it would keep a program that was linked with other archives.
    func requiresLinking(after previous: BuildStamp?) -> Bool { previous?.kit != kit }
}
