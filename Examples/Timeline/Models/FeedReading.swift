import Foundation
import Parsing

/// Reads the statuses of RSS 2.0 and Atom.
enum FeedReading {
    /// What a feed says of itself before its items come.
    private final class Channel {
        var title = ""
        var picture: URL?
    }

    /// Waits for the items of a document.
    @Sendable
    static func read(_ reader: XMLStreamReader, _ give: @escaping (Status) -> Void) {
        let channel = Channel()
        reader.onStart("*") { element in
            throw XMLDecodingError(path: element.name, offset: nil, reason: "“rss” or “feed” was expected.")
        }
        for path in ["rss/channel/title", "feed/title"] {
            reader.onText(path) { channel.title = PlainText($0).text }
        }
        for path in ["rss/channel/image/url", "feed/logo", "feed/icon"] {
            reader.onText(path) { channel.picture = channel.picture ?? URL(string: trimmed($0)) }
        }
        reader.onElement("rss/channel/item", as: RSSItem.self, with: rss) { item in
            give(item.status(name: channel.title, picture: channel.picture))
        }
        reader.onElement("feed/entry", as: AtomEntry.self, with: atom) { entry in
            give(entry.status(name: channel.title, picture: channel.picture))
        }
    }

    private static let rss: FastXMLDecoder = {
        var decoder = FastXMLDecoder()
        decoder.dateDecodingStrategy = .internetMessage
        return decoder
    }()

    private static let atom = FastXMLDecoder()

    /// A text without the space around it.
    static func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

    /// A heading, if there is one that the text does not repeat, and the text.
    static func joined(_ title: String?, _ html: String?) -> String {
        let title: String = PlainText(title ?? "").text
        let text: String = PlainText(html ?? "").text
        if title.isEmpty || text.hasPrefix(title) { return text }
        return text.isEmpty ? title : title + "\n" + text
    }
}

/// An item of RSS 2.0.
private struct RSSItem: Decodable {
    var title: String?
    var description: String?
    var creator: String?
    var guid: String?
    var link: String?
    /// Nil also where it is written in a way of its own: that is no reason to show nothing.
    var date: Date?

    private enum CodingKeys: String, CodingKey {
        case title, description, guid, link
        case creator = "dc:creator"
        case date = "pubDate"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = try container.decodeIfPresent(String.self, forKey: .title)
        description = try container.decodeIfPresent(String.self, forKey: .description)
        creator = try container.decodeIfPresent(String.self, forKey: .creator)
        guid = try container.decodeIfPresent(String.self, forKey: .guid)
        link = try container.decodeIfPresent(String.self, forKey: .link)
        date = try? container.decodeIfPresent(Date.self, forKey: .date)
    }

    func status(name: String, picture: URL?) -> Status {
        let text: String = FeedReading.joined(title, description)
        return Status(
            id: FeedReading.trimmed(guid ?? link ?? text), text: text,
            author: Status.Author(name: creator ?? name, picture: picture), date: date)
    }
}

/// An entry of Atom.
private struct AtomEntry: Decodable {
    struct Author: Decodable {
        var name: String?
    }

    var id: String?
    var title: String?
    var content: String?
    var summary: String?
    var author: Author?
    /// Nil also where it is written in a way of its own.
    var date: Date?

    private enum CodingKeys: String, CodingKey {
        case id, title, content, summary, author, published, updated
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decodeIfPresent(String.self, forKey: .id)
        title = try container.decodeIfPresent(String.self, forKey: .title)
        content = try container.decodeIfPresent(String.self, forKey: .content)
        summary = try container.decodeIfPresent(String.self, forKey: .summary)
        author = try container.decodeIfPresent(Author.self, forKey: .author)
        let published: Date? = try? container.decodeIfPresent(Date.self, forKey: .published)
        date = published ?? (try? container.decodeIfPresent(Date.self, forKey: .updated))
    }

    func status(name: String, picture: URL?) -> Status {
        let text: String = FeedReading.joined(title, content ?? summary)
        return Status(
            id: FeedReading.trimmed(id ?? text), text: text,
            author: Status.Author(name: author?.name ?? name, picture: picture), date: date)
    }
}
