import Foundation
import Sodium

/// The accounts and conversations of an example, in English and Japanese.
enum Seeds {
    /// The accounts. `login` is the part of the email address before the @, and also the beginning of the password.
    private static let people: [(login: String, name: String)] = [
        ("ada", "Ada Lindqvist"), ("bo", "Bo Nyström"), ("chiyo", "千代"), ("haruki", "春樹"), ("noor", "Noor Haddad"),
    ]

    /// The conversations: the members, and the messages with their authors.
    private static let talks: [(people: [Int], lines: [(author: Int, text: String)])] = [
        (
            [0, 1],
            [
                (1, "Good morning! Is the porch dry again?"),
                (0, "Almost. The boards by the stairs need another day."),
                (1, "Then I’ll come tomorrow, with the oil and two brushes."),
                (0, "Perfect. I’ll make tea."),
            ]
        ),
        (
            [0, 2],
            [
                (2, "おはようございます。昨日の写真を見ましたか?"), (0, "はい、とてもきれいでした。"),
                (2, "縁側から見る庭が一番好きです。"), (2, "週末にお茶を飲みに来てください。"),
            ]
        ),
        ([2, 3], [(3, "明日の会議は十時からです。"), (2, "わかりました。資料を持って行きます。")]),
        ([0, 1, 4], [(4, "Who’s bringing the lanterns on Friday?"), (1, "I am."), (0, "And I’ll bring the soup.")]),
    ]

    /// Adds the accounts and conversations to an empty database.
    static func add(to database: SyncDatabase, passwords: PasswordHash.Cost, at now: Date) throws {
        let hashes: [String] = people.map { PasswordHash(of: "\($0.login)-password", cost: passwords)?.text ?? "" }
        try database.transaction {
            // Another process may do the same at the same time.
            try database.storage.lock(conversation: 0)
            guard try database.rows("SELECT 1 FROM accounts LIMIT 1", read: { _ in true }).isEmpty else { return }
            let accounts: [Int64] = try zip(people, hashes).map { person, hash in
                try database.addAccount(email: "\(person.login)@example.org", name: person.name, hash: hash) ?? 0
            }
            for (index, talk) in talks.enumerated() {
                let id: Int64 = try database.addConversation(of: talk.people.map { accounts[$0] }).id
                for (place, line) in talk.lines.enumerated() {
                    let new = NewMessage(clientId: "seed-\(index)-\(place)", text: line.text)
                    let age = TimeInterval((talks.count - index) * 86_400 - place * 240)
                    _ = try database.insertMessage(
                        new, to: id, author: accounts[line.author], at: now.addingTimeInterval(-age))
                }
            }
        }
    }
}
