import Foundation

/// The files of a cache. Their names consist of two keys: `RESOURCE-VARIANT.response`.
struct CacheFolder: Sendable {
    /// A file of a cached response.
    struct File {
        var name: CacheFileName
        /// The size on disk, in bytes.
        var size: Int
        var lastUse: TimeInterval
    }

    /// The suffix of files that are being written.
    private static let newSuffix = ".new"
    /// The age at which a temporary file is removed, in seconds. A running process may still be writing a newer one.
    private static let longestWriting: TimeInterval = 3_600

    let url: URL

    private func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    /// Returns the responses in the folder, least recently used first.
    ///
    /// Removes invalid files with the suffix of responses, such as those of earlier versions, and temporary files older
    /// than an hour, which remain if a process is killed.
    func files() -> [File] {
        var files: [File] = []
        for text in (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [] {
            let isNew: Bool = text.hasPrefix(".") && text.hasSuffix(CacheFolder.newSuffix)
            guard isNew || text.hasSuffix(CacheFileName.suffix) else { continue }
            var information = stat()
            guard lstat(path(text), &information) == 0 else { continue }
            let time = TimeInterval(information.st_mtim.tv_sec) + TimeInterval(information.st_mtim.tv_nsec) / 1e9
            if isNew {
                if Date().timeIntervalSince1970 - time > CacheFolder.longestWriting { unlink(path(text)) }
            } else if let name = CacheFileName(text), information.st_mode & S_IFMT == S_IFREG {
                files.append(File(name: name, size: CacheFolder.room(information), lastUse: time))
            } else {
                try? FileManager.default.removeItem(atPath: path(text))
            }
        }
        return files.sorted { $0.lastUse < $1.lastUse }
    }

    /// Returns the size on disk in whole blocks of 4 KiB. `st_blocks` may be smaller before the disk has written the
    /// file.
    private static func room(_ information: stat) -> Int {
        max((Int(information.st_size) + 4_095) / 4_096 * 4_096, Int(information.st_blocks) * 512)
    }

    /// The result of reading a file.
    enum Reading {
        case entry(CacheFile.Entry)
        /// The file is missing, incomplete, too large, or not a regular file.
        case damaged
        /// The system reported an error, possibly a temporary one.
        case failed
    }

    /// Reads a response of at most `limit` bytes.
    func read(_ name: CacheFileName, limit: Int) -> Reading {
        // O_NOFOLLOW and O_NONBLOCK: a symbolic link must not be followed, and opening a pipe must not block.
        let descriptor: Int32 = open(path(name.text), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return errno == ENOENT || errno == ELOOP ? .damaged : .failed }
        defer { close(descriptor) }
        var information = stat()
        guard fstat(descriptor, &information) == 0 else { return .failed }
        guard information.st_mode & S_IFMT == S_IFREG, information.st_size <= limit else { return .damaged }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        do {
            let data: Data = try handle.read(upToCount: Int(information.st_size)) ?? Data()
            guard let entry = CacheFile.decode(data), entry.head.variant == name.variant else { return .damaged }
            return .entry(entry)
        } catch {
            return .failed
        }
    }

    /// Writes a response to a temporary file that only this user can read; nil if that fails.
    func write(_ data: Data) -> Draft? {
        let name = ".\(UUID().uuidString)\(CacheFolder.newSuffix)"
        let manager = FileManager.default
        let folder: Void? = try? manager.createDirectory(
            at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        guard folder != nil,
            manager.createFile(atPath: path(name), contents: data, attributes: [.posixPermissions: 0o600])
        else {
            unlink(path(name))
            return nil
        }
        var information = stat()
        guard lstat(path(name), &information) == 0 else { return nil }
        return Draft(path: path(name), size: CacheFolder.room(information))
    }

    /// A response in a temporary file.
    struct Draft {
        let path: String
        let size: Int

        func remove() { unlink(path) }
    }

    /// Moves a response to its final name atomically. Returns false if that fails.
    func place(_ draft: Draft, as name: CacheFileName) -> Bool { rename(draft.path, path(name.text)) == 0 }

    func remove(_ name: CacheFileName) { unlink(path(name.text)) }

    /// Updates the modification time of a response. The next process sorts responses by it.
    func touch(_ name: CacheFileName) { utimes(path(name.text), nil) }
}
