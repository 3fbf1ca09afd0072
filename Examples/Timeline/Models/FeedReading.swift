import Foundation
import Parsing

/// Reads statuses from RSS 2.0 and Atom, as written by Mastodon, similar servers, and other sites.
enum FeedReading {
    /// Reads the items of a document as they arrive.
    @Sendable
    static func read(_ reader: XMLStreamReader, _ receive: @escaping (Status) -> Void) {
        let channel = FeedChannel()
        reader.onStart("*") { element in
            throw XMLDecodingError(path: element.name, offset: nil, reason: "“rss” or “feed” was expected.")
        }
        for path in ["rss/channel/title", "feed/title"] {
            reader.onText(path) { channel.title = PlainText($0).text }
        }
        for path in ["rss/channel/image/url", "rss/channel/webfeeds:icon", "feed/logo", "feed/icon"] {
            reader.onText(path) { channel.picture = channel.picture ?? URL(string: trimmed($0)) }
        }
        for path in ["rss/channel/link", "feed/author/uri"] {
            reader.onText(path) { channel.account = channel.account ?? FeedAccount(address: trimmed($0)) }
        }
        reader.onElement("rss/channel/item", as: RSSItem.self, with: rss) { receive($0.status(in: channel)) }
        reader.onElement("feed/entry", as: AtomEntry.self, with: atom) { receive($0.status(in: channel)) }
    }

    private static let rss: FastXMLDecoder = {
        var decoder = FastXMLDecoder()
        decoder.dateDecodingStrategy = .internetMessage
        return decoder
    }()

    private static let atom = FastXMLDecoder()

    /// Returns a string without surrounding white space.
    static func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

    /// Returns the text of a status: its title, its body and its attachments.
    ///
    /// - Parameter attachments: The strings that represent the attachments.
    static func text(title: String?, html: String?, attachments: [String]) -> String {
        let title = PlainText(title ?? "").text
        let body = PlainText(html ?? "").text
        let heading: String? = title.isEmpty || isRepetition(title, of: body) ? nil : title
        let lines: [String?] = [heading, body.isEmpty ? nil : body] + attachments
        return lines.compactMap { $0 }.joined(separator: "\n")
    }

    /// Returns whether a title only repeats the text below it. Servers create such titles from the beginning of the
    /// text, with or without the name of the author. Old versions of Mastodon announced a new status instead. White
    /// space is ignored, because some servers replace tags with it.
    private static func isRepetition(_ title: String, of body: String) -> Bool {
        let body: String = body.filter { !$0.isWhitespace }
        guard !body.isEmpty else { return false }
        let words = title.split(whereSeparator: \.isWhitespace)
        if words.count == 4, words.starts(with: ["New", "status", "by"]) { return true }
        var beginnings: [String] = [words.joined()]
        if let first = words.first, first.hasSuffix(":") { beginnings.append(words.dropFirst().joined()) }
        return beginnings.contains { beginning in
            var beginning = beginning[...]
            while let last = beginning.last, last == "…" || last == "." { beginning.removeLast() }
            return body.hasPrefix(beginning) && !beginning.isEmpty
        }
    }
}
