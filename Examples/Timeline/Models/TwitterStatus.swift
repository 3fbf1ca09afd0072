import Foundation
import Parsing

/// A status in the XML format of the early Twitter API.
struct TwitterStatus: Decodable, Sendable {
    struct User: Decodable, Sendable {
        var name: String
        var screenName: String
        var profileImageUrl: String?
    }

    var id: Int
    var text: String
    var createdAt: Date?
    var user: User

    private static let decoder: FastXMLDecoder = {
        var decoder = FastXMLDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .format("EEE MMM dd HH:mm:ss Z yyyy")
        return decoder
    }()

    /// Reads the statuses of a document as they arrive.
    @Sendable
    static func read(_ reader: XMLStreamReader, _ receive: @escaping (TwitterStatus) -> Void) {
        reader.onStart("*") { element in
            throw XMLDecodingError(path: element.name, offset: nil, reason: "“statuses” was expected.")
        }
        reader.onElement("statuses/status", as: TwitterStatus.self, with: decoder) { receive($0) }
    }
}

extension Status {
    init(_ status: TwitterStatus) {
        self.init(
            id: "\(status.id)", text: status.text.trimmingCharacters(in: .whitespacesAndNewlines),
            author: Author(
                name: status.user.name, screenName: status.user.screenName,
                picture: status.user.profileImageUrl.flatMap { URL(string: $0) }),
            date: status.createdAt)
    }
}
