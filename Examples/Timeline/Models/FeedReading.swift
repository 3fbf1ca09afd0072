import Foundation
import Parsing

/// Reads the statuses of RSS 2.0 and Atom, as Mastodon and its kin write them, and of any other feed.
enum FeedReading {
    /// Waits for the items of a document.
    @Sendable
    static func read(_ reader: XMLStreamReader, _ give: @escaping (Status) -> Void) {
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
        reader.onElement("rss/channel/item", as: RSSItem.self, with: rss) { give($0.status(in: channel)) }
        reader.onElement("feed/entry", as: AtomEntry.self, with: atom) { give($0.status(in: channel)) }
    }

    private static let rss: FastXMLDecoder = {
        var decoder = FastXMLDecoder()
        decoder.dateDecodingStrategy = .internetMessage
        return decoder
    }()

    private static let atom = FastXMLDecoder()

    /// A text without the space around it.
    static func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

    /// What is to be read of a status: its heading, its text and what hangs on it.
    ///
    /// - Parameter attachments: how attached pictures and sounds are called.
    static func text(title: String?, html: String?, attachments: [String]) -> String {
        let title: String = PlainText(title ?? "").text
        let body: String = PlainText(html ?? "").text
        let heading: String? = title.isEmpty || isRepetition(title, of: body) ? nil : title
        let lines: [String?] = [heading, body.isEmpty ? nil : body] + attachments
        return lines.compactMap { $0 }.joined(separator: "\n")
    }

    /// Whether a heading says no more than the text below it: its beginning, as servers make headings for what has none,
    /// with the name of who wrote it before that or not; or, as Mastodon's once did, that there is something new. Spaces
    /// do not count: some servers put one where a tag was.
    private static func isRepetition(_ title: String, of body: String) -> Bool {
        let body: String = body.filter { !$0.isWhitespace }
        guard !body.isEmpty else { return false }
        let words: [Substring] = title.split(whereSeparator: \.isWhitespace)
        if words.count == 4, words.starts(with: ["New", "status", "by"]) { return true }
        var beginnings: [String] = [words.joined()]
        if let first = words.first, first.hasSuffix(":") { beginnings.append(words.dropFirst().joined()) }
        return beginnings.contains { beginning in
            var beginning: Substring = beginning[...]
            while let last = beginning.last, last == "…" || last == "." { beginning.removeLast() }
            return body.hasPrefix(beginning) && !beginning.isEmpty
        }
    }
}
