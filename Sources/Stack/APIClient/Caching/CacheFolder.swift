import Foundation

/// The files of a cache, by their names: `RESOURCE-VARIANT.response`, of two keys.
struct CacheFolder: Sendable {
    /// A file as the system sees it.
    struct File {
        var name: CacheFileName
        /// How much room it takes on the disk, in bytes.
        var size: Int
        var lastUse: TimeInterval
    }

    /// Of files that are being written.
    private static let newSuffix = ".new"
    /// After so many seconds nobody writes to such a file any more: another process may be alive.
    private static let longestWriting: TimeInterval = 3_600

    let url: URL

    private func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    /// The responses in the folder, the one that was used last at the end.
    ///
    /// What is named like a response and is none, such as those of earlier versions, is removed; so is what a program that
    /// was killed had not put in place an hour ago.
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

    /// Files take whole blocks, of 4 KiB on nearly all disks. What a disk says before it has written them may be less.
    private static func room(_ information: stat) -> Int {
        max((Int(information.st_size) + 4_095) / 4_096 * 4_096, Int(information.st_blocks) * 512)
    }

    /// What became of reading a file.
    enum Reading {
        case entry(CacheFile.Entry)
        /// It is not there, not whole, too large, or no file.
        case damaged
        /// The system did not let it be read now.
        case failed
    }

    /// Reads a response of at most `limit` bytes.
    func read(_ name: CacheFileName, limit: Int) -> Reading {
        // Neither a link nor a pipe that took its place is followed or waited for.
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

    /// Writes a response to a file of its own, readable for this user alone; nil if that fails.
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

    /// A response that is written, and not in its place.
    struct Draft {
        let path: String
        let size: Int

        func remove() { unlink(path) }
    }

    /// Puts a response in its place, in one step; false if that fails.
    func place(_ draft: Draft, as name: CacheFileName) -> Bool { rename(draft.path, path(name.text)) == 0 }

    func remove(_ name: CacheFileName) { unlink(path(name.text)) }

    /// Notes that a response was used: the next process orders them by this.
    func touch(_ name: CacheFileName) { utimes(path(name.text), nil) }
}
