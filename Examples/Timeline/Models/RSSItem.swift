/// An item of an RSS 2.0 feed.
struct RSSItem: Decodable {
    /// A picture or a sound, in Media RSS.
    struct Media: Decodable {
        var medium: String?
        var type: String?
        var description: String?

        private enum CodingKeys: String, CodingKey {
            case medium = "@medium"
            case type = "@type"
            case description = "media:description"
        }
    }

    /// A picture or a sound, in plain RSS.
    struct Enclosure: Decodable {
        var type: String?

        private enum CodingKeys: String, CodingKey {
            case type = "@type"
        }
    }

    var title: String?
    var description: String?
    /// The complete text, if `description` is short or missing.
    var content: String?
    var creator: String?
    var guid: String?
    var link: String?
    var date: FeedDate?
    var media: [Media]
    var enclosures: [Enclosure]

    private enum CodingKeys: String, CodingKey {
        case title, description, guid, link
        case content = "content:encoded"
        case creator = "dc:creator"
        case date = "pubDate"
        case media = "media:content"
        case enclosures = "enclosure"
    }

    func status(in channel: FeedChannel) -> Status {
        var attachments: [String] = media.map {
            FeedAttachment.name(type: $0.medium ?? $0.type, description: $0.description)
        }
        if attachments.isEmpty { attachments = enclosures.map { FeedAttachment.name(type: $0.type, description: nil) } }
        let text: String = FeedReading.text(
            title: title, html: description ?? content, attachments: attachments)
        return Status(
            id: FeedReading.trimmed(guid ?? link ?? text), text: text,
            author: channel.author(name: creator, link: link ?? guid), date: date?.date)
    }
}
