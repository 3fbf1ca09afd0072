import Foundation

/// Why a store did not do what it was asked, in words for a person.
public struct StoreError: Error, Sendable, Equatable {
    /// What went wrong.
    public enum Kind: Sendable, Hashable {
        /// The file cannot be opened or made.
        case cannotOpen
        /// The file is no database, or parts of it are wrong.
        case damaged
        /// There is no space left.
        case full
        /// The file or its folder cannot be written.
        case readOnly
        /// Somebody else held the file for too long.
        case busy
        /// A newer version of the app made the file, or the list of migrations lost one.
        case newerSchema
        /// A migration failed; the file is as it was before it.
        case migrationFailed
        /// A property has no column, or the table has none of that name.
        case unknownColumn
        /// There is no such table.
        case unknownTable
        /// What a row holds is not what the record wants.
        case mismatch(table: String, column: String, row: String)
        /// A record with the same identity, or the same value of a unique index, is there already.
        case conflict
        /// Another record points to this one, or the one that this one points to is not there.
        case brokenReference
        /// There is no such record.
        case notFound
        /// A value cannot be stored.
        case invalidValue
        /// A query asks for what the store cannot answer.
        case invalidQuery
        /// An encrypted value was met, but the store has no key.
        case noKey
        /// The key does not open the file's secrets.
        case wrongKey
        /// The file with the key cannot be used.
        case badKeyFile
        /// A transaction was used after its end.
        case transactionOver
        /// A backup could not be written.
        case backupFailed
        /// SQLite failed in another way.
        case failed
    }

    public let kind: Kind
    /// What could not be done, why, and what to do about it.
    public let message: String
    /// Codes and paths, for a "Details" view.
    public let details: String

    init(_ kind: Kind, _ message: String, details: String = "") {
        self.kind = kind
        self.message = message
        self.details = details
    }
}

extension StoreError: LocalizedError, CustomStringConvertible {
    public var errorDescription: String? { message }
    public var description: String { details.isEmpty ? message : "\(message) (\(details))" }
}
