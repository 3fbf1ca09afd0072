import Foundation

/// The properties of a feed. They precede its items in the document.
final class FeedChannel {
    var title = ""
    var picture: URL?
    /// The account of the feed; nil for the feed of a site or of several people, such as the feed of a hashtag.
    var account: FeedAccount?

    /// Returns the author of an item.
    ///
    /// - Parameters:
    ///   - name: The name of the author in the item.
    ///   - link: The address of the author or of the item.
    func author(name: String?, link: String?) -> Status.Author {
        let writer: FeedAccount? = link.flatMap { FeedAccount(address: FeedReading.trimmed($0)) }
        let name: String? = name.map { FeedReading.trimmed($0) }.flatMap { $0.isEmpty ? nil : $0 }
        guard let writer, writer != account else {
            return Status.Author(name: name ?? ownName, screenName: account?.name ?? "", picture: picture)
        }
        return Status.Author(name: name ?? writer.name, screenName: writer.fullName)
    }

    /// The title, without the name of the account that some servers append.
    private var ownName: String {
        guard let account else { return title }
        let addition = " (@\(account.fullName))"
        return title.hasSuffix(addition) ? String(title.dropLast(addition.count)) : title
    }
}
