import Foundation

/// A status that a person wrote.
public struct Status: Sendable, Hashable, Identifiable {
    public let id: String
    /// The text without markup.
    public let text: String
    public let author: Author
    /// The date of the status; nil if unknown.
    public let date: Date?

    /// The author of a status.
    public struct Author: Sendable, Hashable {
        public var name: String
        /// The name of the account, which is shown after `@`; empty if no account is known.
        public var screenName: String
        public var picture: URL?

        public init(name: String, screenName: String = "", picture: URL? = nil) {
            self.name = name
            self.screenName = screenName
            self.picture = picture
        }
    }

    public init(id: String, text: String, author: Author, date: Date? = nil) {
        self.id = id
        self.text = text
        self.author = author
        self.date = date
    }
}
