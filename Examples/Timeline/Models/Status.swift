import Foundation

/// Something that somebody wrote.
public struct Status: Sendable, Hashable, Identifiable {
    public let id: String
    /// What was written, as plain text.
    public let text: String
    public let author: Author
    /// When it was written; nil if nobody says.
    public let date: Date?

    /// Who wrote it.
    public struct Author: Sendable, Hashable {
        public var name: String
        /// What stands in addresses, without an `@`; empty if there is none.
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
