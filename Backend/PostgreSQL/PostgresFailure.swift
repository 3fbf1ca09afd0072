/// An error that PostgreSQL or its client library reported.
package struct PostgresFailure: Error, CustomStringConvertible {
    /// The five-character error code (SQLSTATE); empty if the client library reported the error.
    package let code: String
    /// The message, in the language of the server.
    package let message: String
    /// Whether the connection is lost. If so, it is unknown whether the statement had an effect.
    package let isConnectionLost: Bool

    package var description: String { message }

    /// Whether the transaction failed because it conflicted with another transaction. If so, it can be repeated.
    package var isConflict: Bool { code == "40001" || code == "40P01" }
}
