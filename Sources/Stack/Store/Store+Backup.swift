import Foundation
import SQLite

extension Store {
    /// Copies the store, as it is now, to a file, which is replaced if it is there. Reads and writes go on meanwhile.
    ///
    /// The copy is a store like any other: `Store(at:)` opens it. It appears whole or not at all. Encrypted values stay
    /// encrypted, and need the same key.
    public nonisolated(nonsending) func backUp(to url: URL) async throws {
        try await Writer.onAnotherThread { try self.copy(to: url) }
    }

    /// Copies the store to a file, as the asynchronous form does, and waits for it where it stands.
    public func backUp(to url: URL) throws {
        try copy(to: url)
    }

    private func copy(to url: URL) throws {
        let folder: URL = url.deletingLastPathComponent()
        let temporary: URL = folder.appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)")
        defer { unlink(temporary.path) }
        if let problem = PrivateFile.make(at: temporary.path) { throw failure(url, problem) }
        do {
            let target = try SQLiteDatabase(path: temporary.path)
            if location.url == nil {
                try writer.withSession { try $0.database.copy(to: target) }
            } else {
                // On a connection of its own, which sees one moment and stops nobody.
                try location.openForReading(sealer: nil).database.copy(to: target)
            }
            // As one file: the log would be left behind.
            try target.execute("PRAGMA journal_mode = DELETE")
        } catch let error as SQLiteDatabase.Failure {
            throw failure(url, error.fileProblem, "\(error)")
        } catch {
            throw failure(url, nil, "\(error)")
        }
        // Logs of what was there before would be taken for those of the copy.
        for suffix in ["-wal", "-shm"] where access(url.path + suffix, F_OK) == 0 {
            throw StoreError(
                .backupFailed,
                """
                The backup could not be written to \(url.lastPathComponent), because a store is open there, \
                or was not closed. Choose another file.
                """, details: url.path)
        }
        if let problem = PrivateFile.flush(temporary.path) { throw failure(url, problem) }
        guard rename(temporary.path, url.path) == 0 else { throw failure(url, FileProblem(errno)) }
        if let problem = PrivateFile.flush(folder.path) { throw failure(url, problem) }
    }

    private func failure(_ url: URL, _ problem: FileProblem?, _ details: String? = nil) -> StoreError {
        let unknown = "for a reason of the system. See that its folder is there, can be written, and has space left."
        let reason: String = problem?.reason ?? unknown
        return StoreError(
            .backupFailed, "The backup could not be written to \(url.lastPathComponent), \(reason)",
            details: "\(url.path): \(details ?? problem?.details ?? "")")
    }
}
