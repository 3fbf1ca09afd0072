import CPostgreSQL
import Glibc

/// A connection to a PostgreSQL server. It is not thread-safe: use it from one thread at a time.
package final class PostgresConnection {
    private let handle: OpaquePointer
    /// The names of the prepared statements, by their text.
    private var statements: [String: String] = [:]

    /// Connects to a server.
    ///
    /// A server that does not respond is detected after ten seconds. A statement takes at most ten seconds.
    ///
    /// - Parameter url: A connection URI of PostgreSQL, such as `postgresql://user@host/database`.
    package init(url: String) throws(PostgresFailure) {
        // The URI is the last parameter, so its options have precedence.
        let options: [(String, String)] = [
            ("connect_timeout", "5"), ("keepalives_idle", "10"), ("keepalives_interval", "3"),
            ("keepalives_count", "3"), ("tcp_user_timeout", "10000"), ("client_encoding", "UTF8"),
            ("fallback_application_name", "engawa-backend"), ("dbname", url),
        ]
        guard
            let handle = PostgresConnection.withCStrings(
                options.map(\.0),
                { names in
                    PostgresConnection.withCStrings(options.map(\.1)) { PQconnectdbParams(names, $0, 1) }
                })
        else { throw PostgresFailure(code: "", message: "There is not enough memory.", isConnectionLost: true) }
        self.handle = handle
        guard PQstatus(handle) == CONNECTION_OK else {
            let failure = PostgresFailure(
                code: "", message: PostgresConnection.text(PQerrorMessage(handle)), isConnectionLost: true)
            throw failure
        }
        PQsetNoticeProcessor(handle, { _, _ in }, nil)
        try execute("SET statement_timeout = '10s'; SET idle_in_transaction_session_timeout = '10s'")
    }

    deinit { PQfinish(handle) }

    /// Whether the server has sent data without a request, as it does when it closes the connection.
    package var hasUnexpectedInput: Bool {
        var polled = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
        return poll(&polled, 1, 0) != 0
    }

    /// Whether the connection is lost.
    package var isLost: Bool { PQstatus(handle) != CONNECTION_OK }

    /// The file descriptor, which is readable when a notification arrives.
    package var socket: Int32 { PQsocket(handle) }

    // MARK: Statements

    /// Runs statements without parameters, and ignores their results.
    package func execute(_ sql: String) throws(PostgresFailure) {
        let result: OpaquePointer? = PQexec(handle, sql)
        defer { PQclear(result) }
        try check(result)
    }

    /// Runs a statement, and returns its rows. The statement is prepared at its first use.
    ///
    /// - Parameters:
    ///   - sql: The statement, with parameters such as `$1`.
    ///   - values: The values of the parameters.
    package func rows(_ sql: String, _ values: [PostgresValue] = []) throws(PostgresFailure) -> [[PostgresValue]] {
        let name: String = try prepare(sql, values)
        var content: [UInt8] = []
        var ends: [Int] = []
        for value in values {
            value.append(to: &content)
            ends.append(content.count)
        }
        // An empty value needs an address: a null pointer means NULL.
        content.append(0)
        let result: OpaquePointer? = content.withUnsafeBytes { bytes in
            let base = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
            var pointers: [UnsafePointer<CChar>?] = []
            var lengths: [Int32] = []
            for (index, value) in values.enumerated() {
                let start: Int = index == 0 ? 0 : ends[index - 1]
                pointers.append(value == .null ? nil : base.map { $0 + start })
                lengths.append(Int32(ends[index] - start))
            }
            let formats = [Int32](repeating: 1, count: values.count)
            return PQexecPrepared(handle, name, Int32(values.count), pointers, lengths, formats, 1)
        }
        defer { PQclear(result) }
        try check(result)
        return PostgresConnection.rows(of: result)
    }

    private func prepare(_ sql: String, _ values: [PostgresValue]) throws(PostgresFailure) -> String {
        if let name = statements[sql] { return name }
        let name = "s\(statements.count + 1)"
        let result: OpaquePointer? = PQprepare(handle, name, sql, Int32(values.count), values.map(\.typeID))
        defer { PQclear(result) }
        try check(result)
        statements[sql] = name
        return name
    }

    private static func rows(of result: OpaquePointer?) -> [[PostgresValue]] {
        let columns: Int32 = PQnfields(result)
        let types: [UInt32] = (0..<columns).map { PQftype(result, $0) }
        return (0..<PQntuples(result)).map { row in
            (0..<columns).map { column in
                guard PQgetisnull(result, row, column) == 0 else { return .null }
                let bytes = UnsafeRawBufferPointer(
                    start: PQgetvalue(result, row, column), count: Int(PQgetlength(result, row, column)))
                return PostgresValue(bytes, typeID: types[Int(column)])
            }
        }
    }

    /// Performs all changes of `body` or none.
    package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        try execute("BEGIN")
        do {
            let result: Result = try body()
            try execute("COMMIT")
            return result
        } catch {
            if !isLost { try? execute("ROLLBACK") }
            throw error
        }
    }

    private func check(_ result: OpaquePointer?) throws(PostgresFailure) {
        switch PQresultStatus(result) {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY: return
        default: break
        }
        // 67 is the ASCII code of C, which identifies the field with the SQLSTATE. Swift cannot import the constant
        // PG_DIAG_SQLSTATE.
        let code: String = PostgresConnection.text(PQresultErrorField(result, 67))
        throw PostgresFailure(
            code: code, message: PostgresConnection.text(PQerrorMessage(handle)), isConnectionLost: isLost)
    }

    // MARK: Notifications

    /// Returns the contents of the notifications that have arrived, oldest first, without waiting.
    package func notifications() throws(PostgresFailure) -> [String] {
        guard PQconsumeInput(handle) == 1 else {
            throw PostgresFailure(
                code: "", message: PostgresConnection.text(PQerrorMessage(handle)), isConnectionLost: true)
        }
        var contents: [String] = []
        while let notification = PQnotifies(handle) {
            contents.append(PostgresConnection.text(notification.pointee.extra))
            PQfreemem(notification)
        }
        return contents
    }

    // MARK: C

    private static func text(_ characters: UnsafePointer<CChar>?) -> String {
        guard let characters else { return "" }
        let text = String(cString: characters)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }

    /// Calls `body` with an array of strings that ends with a null pointer.
    private static func withCStrings<Result>(
        _ texts: [String], _ body: ([UnsafePointer<CChar>?]) -> Result
    ) -> Result {
        let bytes: [[CChar]] = texts.map { $0.utf8.map(CChar.init(bitPattern:)) + [0] }
        let all: [CChar] = bytes.flatMap { $0 }
        return all.withUnsafeBufferPointer { buffer in
            var pointers: [UnsafePointer<CChar>?] = []
            var start = 0
            for text in bytes {
                pointers.append(buffer.baseAddress.map { $0 + start })
                start += text.count
            }
            return body(pointers + [nil])
        }
    }
}
