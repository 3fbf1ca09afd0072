import Foundation

/// A sorted list of the assets of all catalogs in a folder of resources. With an index, finding a name does not require
/// reading the catalogs.
///
/// The file is text. Its first line is a header. Each further line describes an asset: its kind, its name and its
/// folder, separated by tabs. These lines are sorted by the bytes of kind and name. The last line contains the number
/// of assets. A file without that line is incomplete. A lookup is a binary search of the lines, which are not parsed
/// beforehand.
package struct AssetIndex: Sendable {
    private static let header = "engawa-assets 1\n"
    private static let trailer = "end\t"

    private let file: FileBytes
    /// The offsets of the lines between the header and the trailer.
    private let lines: Range<Int>

    /// The name of the file, which is beside the catalogs.
    package static let fileName = "Catalogs.xcassets.index"

    /// Opens an index. Returns nil if the file is missing, incomplete or of another version.
    package init?(contentsOfFile path: String) {
        guard let file = FileBytes(path) else { return nil }
        let bytes: UnsafeBufferPointer<UInt8> = file.buffer
        let header: Int = AssetIndex.header.utf8.count
        guard bytes.count > header, bytes.starts(with: AssetIndex.header.utf8), bytes.last == UInt8(ascii: "\n")
        else { return nil }
        var end: Int = bytes.count - 1
        while end > header, bytes[end - 1] != UInt8(ascii: "\n") { end -= 1 }
        let last = String(decoding: bytes[end...].dropLast(), as: UTF8.self)
        guard last.hasPrefix(AssetIndex.trailer), Int(last.dropFirst(AssetIndex.trailer.count)) != nil else {
            return nil
        }
        self.file = file
        lines = header..<end
    }

    /// Returns the text of an index. If several assets have the same kind and name, the first one is used.
    ///
    /// - Parameter catalogs: The names of the catalogs with their assets, in search order.
    package static func text(of catalogs: [(name: String, locations: [AssetLocation])]) -> String {
        var folders: [String: String] = [:]
        for catalog in catalogs {
            add(catalog.locations, of: catalog.name, to: &folders)
        }
        let keys: [String] = folders.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        var text: String = header
        for key in keys { text += "\(key)\t\(folders[key] ?? "")\n" }
        return text + "\(trailer)\(keys.count)\n"
    }

    private static func add(_ locations: [AssetLocation], of catalog: String, to folders: inout [String: String]) {
        for location in locations where !"\(location.name)\(location.folder)".contains(where: { "\t\n\r".contains($0) })
        {
            let key: String = self.key(location.kind, location.name)
            if folders[key] == nil { folders[key] = "\(catalog)/\(location.folder)" }
        }
    }

    /// Returns the folder of an asset, relative to the folder of the index, or nil if there is no such asset.
    ///
    /// - Complexity: O(log *n*), where *n* is the size of the index.
    package func folder(_ kind: AssetKind, named name: String) -> String? {
        let key: [UInt8] = Array(AssetIndex.key(kind, name).utf8)
        let bytes: UnsafeBufferPointer<UInt8> = file.buffer
        var (low, high) = (lines.lowerBound, lines.upperBound)
        while low < high {
            var start: Int = low + (high - low) / 2
            while start > low, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
            var end: Int = start
            while end < high, bytes[end] != UInt8(ascii: "\n") { end += 1 }
            let line = UnsafeBufferPointer(rebasing: bytes[start..<end])
            switch AssetIndex.compare(key, line) {
            case 0: return String(decoding: line[(key.count + 1)...], as: UTF8.self)
            case ..<0: high = start
            default: low = min(end + 1, high)
            }
        }
        return nil
    }

    /// Returns a negative number if the key precedes the key of a line, 0 if the keys are equal, and a positive number
    /// otherwise.
    private static func compare(_ key: [UInt8], _ line: UnsafeBufferPointer<UInt8>) -> Int {
        for (index, byte) in key.enumerated() {
            guard index < line.count else { return 1 }
            if byte != line[index] { return endsKey(line, index) ? 1 : Int(byte) - Int(line[index]) }
        }
        return key.count < line.count && line[key.count] == UInt8(ascii: "\t") ? 0 : -1
    }

    /// Returns whether the key of a line ends at an offset: at the second tab.
    private static func endsKey(_ line: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        line[index] == UInt8(ascii: "\t") && line[..<index].contains(UInt8(ascii: "\t"))
    }

    private static func key(_ kind: AssetKind, _ name: String) -> String { "\(kind.rawValue)\t\(normalized(name))" }

    /// Returns a name in Unicode Normalization Form C, because a file system may store composed or decomposed
    /// characters.
    static func normalized(_ name: String) -> String {
        name.utf8.allSatisfy { $0 < 0x80 } ? name : name.precomposedStringWithCanonicalMapping
    }
}
