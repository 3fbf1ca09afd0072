import Foundation

/// What a feed says of itself before its items come.
final class FeedChannel {
    var title = ""
    var picture: URL?
    /// Whose feed it is; nil for one of many people, as of a hashtag, or of a site.
    var account: FeedAccount?

    /// Who wrote an item.
    ///
    /// - Parameters:
    ///   - name: what the item itself says.
    ///   - link: the item's address.
    func author(name: String?, link: String?) -> Status.Author {
        let writer: FeedAccount? = link.flatMap { FeedAccount(address: FeedReading.trimmed($0)) }
        let name: String? = name.map { FeedReading.trimmed($0) }.flatMap { $0.isEmpty ? nil : $0 }
        guard let writer, writer != account else {
            return Status.Author(name: name ?? ownName, screenName: account?.name ?? "", picture: picture)
        }
        return Status.Author(name: name ?? writer.name, screenName: writer.fullName)
    }

    /// The title, without the account's name that some servers add.
    private var ownName: String {
        guard let account else { return title }
        let addition = " (@\(account.fullName))"
        return title.hasSuffix(addition) ? String(title.dropLast(addition.count)) : title
    }
}
