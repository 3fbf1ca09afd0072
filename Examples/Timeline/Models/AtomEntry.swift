/// An entry of an Atom feed.
struct AtomEntry: Decodable {
    struct Author: Decodable {
        var name: String?
        /// The display name, which older servers (OStatus) provide in addition to the account name.
        var displayName: String?
        var uri: String?

        private enum CodingKeys: String, CodingKey {
            case name, uri
            case displayName = "poco:displayName"
        }
    }

    struct Link: Decodable {
        var relation: String?
        var type: String?
        var title: String?
        var address: String?

        private enum CodingKeys: String, CodingKey {
            case relation = "@rel"
            case type = "@type"
            case title = "@title"
            case address = "@href"
        }
    }

    var id: String?
    var title: String?
    var content: String?
    var summary: String?
    var author: Author?
    var links: [Link]
    /// The kind of activity, if the server provides it: a post, or a repost of another user's status.
    var verb: String?
    var published: FeedDate?
    var updated: FeedDate?

    private enum CodingKeys: String, CodingKey {
        case id, title, content, summary, author, published, updated
        case links = "link"
        case verb = "activity:verb"
    }

    func status(in channel: FeedChannel) -> Status {
        let attachments: [String] = links.filter { $0.relation == "enclosure" }.map {
            FeedAttachment.name(type: $0.type, description: $0.title)
        }
        let text = FeedReading.text(title: title, html: html, attachments: attachments)
        let page: String? = links.first { $0.relation == nil || $0.relation == "alternate" }?.address
        return Status(
            id: FeedReading.trimmed(id ?? text), text: text,
            author: channel.author(name: author?.displayName ?? author?.name, link: author?.uri ?? page),
            date: published?.date ?? updated?.date)
    }

    /// The content. If the content is missing, or consists of XHTML elements, which are not read, the summary replaces
    /// it. In an entry with a `verb`, the summary is a content warning, which precedes the content.
    private var html: String? {
        guard let content, !FeedReading.trimmed(content).isEmpty else { return summary }
        guard verb != nil, let summary else { return content }
        return "<p>\(summary)</p>\(content)"
    }
}
