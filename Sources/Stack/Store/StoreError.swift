import Foundation

/// An error that a store reports, with messages for users.
public struct StoreError: Error, Sendable, Equatable {
    /// The kind of a store error.
    public enum Kind: Sendable, Hashable {
        /// The file cannot be opened or created.
        case cannotOpen
        /// The file is not a database, or is damaged.
        case damaged
        /// The disk is full, a quota is used up, or the file has reached the system's maximum size.
        case full
        /// The file or its folder cannot be written.
        case readOnly
        /// Another process held a lock on the file for too long.
        case busy
        /// A newer version of the app created the file, or the list of migrations lacks a migration of the file or has
        /// a different order.
        case newerSchema
        /// A migration failed. The file is in the state before the migration.
        case migrationFailed
        /// A property has no column in the schema, or the table lacks a column of the schema.
        case unknownColumn
        /// The table does not exist.
        case unknownTable
        /// A record cannot be decoded from a row, because of the value in the named column.
        case mismatch(table: String, column: String, row: String)
        /// A record with the same identity, or with the same values of a unique index, exists.
        case conflict
        /// Another record refers to this one, or this one refers to a record that does not exist.
        case brokenReference
        /// The record does not exist.
        case notFound
        /// A value cannot be stored.
        case invalidValue
        /// The store does not support the query.
        case invalidQuery
        /// A record has an encrypted value, but the store has no key.
        case noKey
        /// The values of the file were encrypted with a different key.
        case wrongKey
        /// The key file cannot be used.
        case badKeyFile
        /// A transaction was used after its end.
        case transactionEnded
        /// A backup could not be written.
        case backupFailed
        /// Any other failure.
        case failed
    }

    /// The kind of the error.
    public let kind: Kind
    /// Sentences for users that explain what failed, why, and what to do.
    public let message: String
    /// Error codes and paths for developers. May be empty.
    public let details: String

    init(_ kind: Kind, _ message: String, details: String = "") {
        self.kind = kind
        self.message = message
        self.details = details
    }
}

extension StoreError: LocalizedError, CustomStringConvertible {
    /// The message.
    public var errorDescription: String? { message }
    /// The message, followed by the details if there are any.
    public var description: String { details.isEmpty ? message : "\(message) (\(details))" }
}
