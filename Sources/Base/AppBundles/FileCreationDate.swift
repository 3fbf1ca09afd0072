import CBundleHooks
import Foundation

/// The creation dates of files that a program set.
///
/// Linux does not let a program change the creation date of a file, so an extended attribute contains it.
package enum FileCreationDate {
    private static let attribute = "user.engawa.creation-date"

    /// Stores the date of a file. Does nothing if the file system does not support extended attributes.
    package static func set(_ date: Date, of path: String) {
        let text = "\(date.timeIntervalSinceReferenceDate)"
        _ = setxattr(path, attribute, text, text.utf8.count, 0)
    }

    /// Returns the date that was stored, if any. A link has none.
    package static func of(_ path: String) -> Date? {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count: Int = lgetxattr(path, attribute, &bytes, bytes.count)
        guard count > 0 else { return nil }
        return Double(String(decoding: bytes[..<count], as: UTF8.self)).map(Date.init(timeIntervalSinceReferenceDate:))
    }
}
