import Foundation

/// The files and folders from which a package was derived, with their stamps.
///
/// The list is compared with the current stamps to find out, without reading the files, whether anything has changed.
struct InputList: Sendable {
    /// The stamps by the bytes of the paths: Strings that differ only in the composition of characters are equal, but
    /// can name different files.
    private var stamps: [[UInt8]: String] = [:]

    /// Adds a file or a folder, before it is read. A path that does not exist is remembered as missing. A path that was
    /// added before keeps its stamp, so that a change during the derivation is found by the next one.
    mutating func add(_ path: String) {
        let key = Array(path.utf8)
        if stamps[key] == nil { stamps[key] = FileStamp(of: path)?.text ?? "missing" }
    }

    /// Adds a folder and everything in it.
    mutating func addTree(_ path: String) {
        add(path)
        guard let entries = FileManager.default.enumerator(atPath: path) else { return }
        while let entry = entries.nextObject() as? String { add(path + "/" + entry) }
    }

    /// Whether all inputs are unchanged. An input that did not exist must still be missing.
    var isCurrent: Bool {
        stamps.allSatisfy { path, stamp in
            (FileStamp(of: String(decoding: path, as: UTF8.self))?.text ?? "missing") == stamp
        }
    }

    // MARK: File

    /// Reads the list from a file, or returns nil if the file is missing or was written for another `key`.
    init?(contentsOf path: String, key: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        var lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)[...]
        guard lines.popFirst().map(String.init) == key, lines.popLast() == "end" else { return nil }
        stamps.reserveCapacity(lines.count)
        for line in lines {
            guard let space = line.firstIndex(of: " ") else { return nil }
            stamps[Array(line[line.index(after: space)...].utf8)] = String(line[..<space])
        }
    }

    init() {}

    /// Writes the list. `key` identifies the version of the tool and the options that were used to derive the package.
    func write(to path: String, key: String) throws {
        var text: String = key + "\n"
        for (path, stamp) in stamps.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) })
        where !path.contains(UInt8(ascii: "\n")) {
            text += stamp + " " + String(decoding: path, as: UTF8.self) + "\n"
        }
        text += "end"
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
