import EngawaTesting
import Foundation

/// The refusal of a request, with an error message for the user.
struct Refusal: Error, Encodable {
    var status: Int
    var error: String
    /// The problems of the fields, by name; nil if the fields have no problems.
    var fields: [String: String]?
    /// The time after which the request may be repeated, in seconds.
    var retryAfter: Int?

    private enum CodingKeys: String, CodingKey { case error, fields }

    init(_ status: Int, _ error: String, fields: [String: String]? = nil, retryAfter: Int? = nil) {
        self.status = status
        self.error = error
        self.fields = fields
        self.retryAfter = retryAfter
    }

    /// The refusal for items that do not exist and for items of other accounts, so that a response does not reveal
    /// whether an item exists.
    static let notFound = Refusal(404, "There is nothing here.")

    static let signedOut = Refusal(401, "You are signed out. Sign in again.")

    static let largePicture = Refusal(413, "The picture is larger than 10 megabytes. Choose a smaller one.")

    static let unavailable = Refusal(503, "The server is busy. Try again later.", retryAfter: 1)

    /// Throws an error unless all fields of a form are valid.
    static func check(_ problems: [String: String?]) throws(Refusal) {
        let fields: [String: String] = problems.compactMapValues { $0 }
        guard fields.isEmpty else { throw Refusal(422, "Some fields are not valid.", fields: fields) }
    }

    var reply: ServerReply {
        guard let retryAfter else { return .json(self, status: status) }
        return .json(self, status: status, headers: ["Retry-After": "\(retryAfter)"])
    }
}
