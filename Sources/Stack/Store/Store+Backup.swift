import Foundation
import SQLite

extension Store {
    /// Copies a snapshot of the store to a file, which is replaced if it exists. Reads and writes continue during the
    /// copy, except in a store in memory.
    ///
    /// The copy is an ordinary store that `Store(at:migrations:options:)` opens. It is created atomically. Encrypted
    /// values stay encrypted and need the same key.
    ///
    /// - Throws: `StoreError` if the backup could not be written.
    public nonisolated(nonsending) func backUp(to url: URL) async throws {
        try await Writer.runInBackground { try self.copy(to: url) }
    }

    /// Copies a snapshot of the store to a file, as the asynchronous form does, and blocks the thread until the copy is
    /// complete.
    ///
    /// - Throws: `StoreError` if the backup could not be written.
    public func backUp(to url: URL) throws {
        try copy(to: url)
    }

    private func copy(to url: URL) throws {
        let folder = url.deletingLastPathComponent()
        let temporary = folder.appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)")
        defer { unlink(temporary.path) }
        if let problem = PrivateFile.create(at: temporary.path) { throw failure(url, problem) }
        do {
            let target = try SQLiteDatabase(path: temporary.path)
            if location.url == nil {
                // As a result, because an error of the copy is not one of the store.
                try writer.withSession { session in Result { try session.database.copy(to: target) } }.get()
            } else {
                // A separate connection reads a snapshot and does not block reads and writes.
                try location.openForReading(sealer: nil).database.copy(to: target)
            }
            // Renaming the file would leave a log behind, so the copy must not have one.
            try target.execute("PRAGMA journal_mode = DELETE")
        } catch let error as SQLiteDatabase.Failure {
            throw failure(url, error.fileProblem, "\(error)")
        } catch {
            throw failure(url, nil, "\(error)")
        }
        // SQLite would apply existing logs of the replaced file to the copy.
        for suffix in ["-wal", "-shm"] where access(url.path + suffix, F_OK) == 0 {
            throw StoreError(
                .backupFailed,
                """
                The backup could not be written to \(url.lastPathComponent), because that file is a store \
                that is open or was not closed. Choose a different file.
                """, details: url.path)
        }
        if let problem = PrivateFile.flush(temporary.path) { throw failure(url, problem) }
        guard rename(temporary.path, url.path) == 0 else { throw failure(url, FileProblem(errno)) }
        if let problem = PrivateFile.flush(folder.path) { throw failure(url, problem) }
    }

    private func failure(_ url: URL, _ problem: FileProblem?, _ details: String? = nil) -> StoreError {
        let unknown = "because of a system error. Check that its folder exists, is writable and has free space."
        let reason: String = problem?.reason ?? unknown
        return StoreError(
            .backupFailed, "The backup could not be written to \(url.lastPathComponent), \(reason)",
            details: "\(url.path): \(details ?? problem?.details ?? "")")
    }
}
