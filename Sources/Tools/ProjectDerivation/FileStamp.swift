import Foundation

/// The identity of a file's contents: its size and the time of its last change.
///
/// The time is the change time of the file system, which programs cannot set, so that the stamp also differs if the
/// file was replaced with an older one. For a folder, the stamp changes when an entry is added, removed or renamed.
struct FileStamp: Codable, Hashable, Sendable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int

    /// Reads the stamp of a file or folder, or returns nil if it does not exist. Follows symbolic links.
    init?(of path: String) {
        var information = stat()
        guard stat(path, &information) == 0 else { return nil }
        seconds = information.st_ctim.tv_sec
        nanoseconds = information.st_ctim.tv_nsec
        size = Int(information.st_size)
    }

    /// The stamp as text without spaces.
    var text: String { "\(seconds).\(nanoseconds):\(size)" }
}
