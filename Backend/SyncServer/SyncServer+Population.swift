import Foundation

extension SyncServer {
    /// A person whom `populate` has added.
    package struct Person: Sendable {
        /// The account.
        package var account: Int64
        /// The token of a session.
        package var token: String
        /// The only conversation of the account.
        package var conversation: Int64
    }

    /// Fills an empty database with people in conversations, for measurements. No password is valid for them.
    ///
    /// - Parameters:
    ///   - count: The number of people.
    ///   - size: The number of members of each conversation.
    ///   - date: The date at which the sessions begin. They last a day.
    package static func populate(
        _ database: Database, count: Int, conversationsOf size: Int, at date: Date
    ) throws -> [Person] {
        let storage: any Storage =
            switch database {
            case .inMemory: try SQLiteStorage(path: ":memory:")
            case .file(let path): try SQLiteStorage(path: path)
            case .postgres(let url): try PostgresStorage(url: url)
            }
        let database = SyncDatabase(storage)
        return try database.transaction {
            var people: [Person] = []
            for start in stride(from: 0, to: count, by: size) {
                let accounts: [Int64] = try (start..<min(count, start + size)).map { number in
                    try database.addAccount(email: "person\(number)@example.org", name: "Person \(number)", hash: "")
                        ?? 0
                }
                let conversation: Int64 = try database.addConversation(of: accounts).id
                for account in accounts {
                    let token: String = try database.addSession(of: account, at: date, lasting: 86_400)
                    people.append(Person(account: account, token: token, conversation: conversation))
                }
            }
            return people
        }
    }
}
