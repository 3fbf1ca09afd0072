import Foundation
import SQLite

extension StoreError {
    /// Creates an error from an SQLite failure.
    ///
    /// - Parameter file: The store's name for the message.
    init(_ failure: SQLiteDatabase.Failure, file: String) {
        let details = "SQLite \(failure.code): \(failure.message)"
        if let problem = failure.fileProblem, let kind = problem.kind, let reason = problem.reason {
            let operation: String = [8, 14].contains(failure.primaryCode) ? "opened" : "saved"
            self.init(kind, "\(file) could not be \(operation), \(reason)", details: "\(details), \(problem.details)")
            return
        }
        switch failure.primaryCode {
        case 11, 26:
            self.init(
                .damaged,
                """
                The file \(file) is damaged or is not a database. It was not changed. \
                Restore a backup, or move the file away to start with an empty store.
                """, details: details)
        case 8:
            self.init(
                .readOnly,
                "\(file) could not be saved, because the file is not writable. Change its permissions, and try again.",
                details: details)
        case 5, 6:
            self.init(
                .busy, "\(file) is locked by another process, which did not finish in time. Try again.",
                details: details)
        case 14:
            self.init(
                .cannotOpen,
                "The file \(file) cannot be opened or created. Check that its folder exists and is writable.",
                details: details)
        case 19: self.init(constraint: failure, file: file, details: details)
        default: self.init(missing: failure, file: file, details: details)
        }
    }

    /// Creates an error for a file that cannot be used, because it is not a regular file or because of its permissions.
    /// Returns nil if the file can be used or does not exist.
    init?(using path: String, file: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        guard status.st_mode & S_IFMT == S_IFREG else {
            self.init(
                .cannotOpen, "\(file) could not be opened, because it is not a regular file. Choose a different one.",
                details: path)
            return
        }
        guard faccessat(AT_FDCWD, path, R_OK | W_OK, AT_EACCESS) != 0 else { return nil }
        self.init(
            .readOnly,
            """
            \(file) could not be opened, because you have no permission to read and write it. \
            Change its permissions, and try again.
            """,
            details: "\(path): \(FileProblem(errno).details)")
    }

    /// Creates an error for a file that could not be created.
    init(creating file: String, _ problem: FileProblem) {
        let unknown = "because of a system error. Check that its folder exists and is writable."
        let reason: String = problem.reason ?? unknown
        self.init(
            problem.kind ?? .cannotOpen, "The file \(file) cannot be created, \(reason)", details: problem.details)
    }

    private init(constraint failure: SQLiteDatabase.Failure, file: String, details: String) {
        switch failure.code {
        case 1_555, 2_067, 2_579:
            self.init(
                .conflict,
                """
                A record with the same \(failure.nameAfterColon) exists. \
                Save the record instead of inserting it, or give it a different value.
                """, details: details)
        case 787, 1_811:
            self.init(
                .brokenReference,
                """
                A record refers to a record that does not exist, or would no longer exist. \
                Insert a record before those that refer to it, and delete it after them.
                """, details: details)
        case 1_299:
            self.init(
                .invalidValue,
                "A record has no value for \(failure.nameAfterColon), which is required. Encode a value.",
                details: details)
        default:
            self.init(.invalidValue, "\(file) does not accept a value: \(failure.message).", details: details)
        }
    }

    private init(missing failure: SQLiteDatabase.Failure, file: String, details: String) {
        if failure.message.hasPrefix("no such table") {
            self.init(
                .unknownTable,
                """
                \(file) has no table \(failure.nameAfterColon). \
                Add Migration.create for its record to the migrations.
                """,
                details: details)
        } else if failure.message.contains("no such column") || failure.message.contains("has no column named") {
            self.init(
                .unknownColumn,
                """
                A table in \(file) lacks a column that its schema names. \
                Add Migration.add for the new property to the migrations.
                """, details: details)
        } else {
            self.init(.failed, "An operation on \(file) failed: \(failure.message).", details: details)
        }
    }

    /// Returns the store error for an SQLite failure, or any other error unchanged.
    static func translated(_ error: any Error, file: String) -> any Error {
        guard let failure = error as? SQLiteDatabase.Failure else { return error }
        return StoreError(failure, file: file)
    }
}

extension SQLiteDatabase.Failure {
    /// The problem with a file that caused the failure, if any.
    var fileProblem: FileProblem? {
        switch (primaryCode, code, systemError) {
        case (13, _, _): FileProblem(systemError == EDQUOT || systemError == EFBIG ? systemError : ENOSPC)
        // SQLite itself detected that the folder is not writable (SQLITE_READONLY_DIRECTORY).
        case (_, 1_544, _): FileProblem(EACCES)
        case (10, _, let number), (14, _, let number): number == 0 ? nil : FileProblem(number)
        default: nil
        }
    }

    /// The table or column that SQLite names after the colon of its message.
    fileprivate var nameAfterColon: String {
        message.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? message
    }
}
