import Foundation

/// Prepares `.strings` and `.stringsdict` files for `Bundle`.
public enum StringsFile {
    /// Returns the contents of a file in an encoding that `Bundle` reads.
    ///
    /// `Bundle` reads property lists of all formats, and old-style lists in UTF-8 and in UTF-16 with a byte order mark.
    /// Such files are returned unchanged. A file in UTF-16 without this mark or in Latin-1 is converted to UTF-8. An
    /// empty file is converted to an empty table.
    ///
    /// - Parameter file: The path of the file, for error messages.
    /// - Throws: `StringCatalogError` if the file has a syntax error.
    public static func normalized(_ data: Data, file: String) throws -> Data {
        if data.isEmpty { return Data("/* empty */\n".utf8) }
        var reason: any Error
        do {
            try check(data)
            return data
        } catch {
            reason = error
        }
        for encoding in encodings(of: data) {
            guard let text = String(data: data, encoding: encoding) else { continue }
            do {
                try check(Data(text.utf8))
                return Data(text.utf8)
            } catch {
                reason = error
            }
        }
        if let line = MergeConflict.line(in: data) {
            throw StringCatalogError("\(file):\(line): A merge conflict begins here. Resolve the conflict.")
        }
        throw StringCatalogError("\(file) \(sentence(reason)).")
    }

    private static func check(_ data: Data) throws {
        let list: Any = try PropertyListSerialization.propertyList(from: data, format: nil)
        guard list is [String: Any] else { throw StringCatalogError("is not a string table") }
    }

    /// The encodings other than UTF-8 in which the data can be.
    private static func encodings(of data: Data) -> [String.Encoding] {
        if data.prefix(2) == Data([0xFE, 0xFF]) || data.prefix(2) == Data([0xFF, 0xFE]) { return [] }
        // In UTF-16, one byte of an ASCII character is zero.
        let start: Data = data.prefix(64)
        let zeros: Int = start.count { $0 == 0 }
        if zeros * 4 > start.count { return [start.first == 0 ? .utf16BigEndian : .utf16LittleEndian] }
        return String(data: data, encoding: .utf8) == nil ? [.isoLatin1] : []
    }

    /// Returns the rest of an error message that begins with the name of the file.
    private static func sentence(_ error: any Error) -> String {
        if let error = error as? StringCatalogError { return error.message }
        let information: [String: Any] = (error as NSError).userInfo
        // The underlying error is a CoreFoundation object, which exposes its user information only in its description.
        let inner: String? = information["kCFPropertyListOldStyleParsingError"].map { "\($0)" }
        let range: Range<String.Index>? = inner?.range(
            of: "(?<=NSDebugDescription=)[^}]*", options: .regularExpression)
        let description: String? =
            range.flatMap { range in inner.map { String($0[range]) } } ?? information["NSDebugDescription"] as? String
        guard let description, !description.isEmpty else { return "is not a string table" }
        return "has a syntax error: \(description)"
    }
}
