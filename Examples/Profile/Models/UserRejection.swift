import APIClient
import Parsing
import ViewModels

/// The fields of a change that the server rejected.
public struct UserRejection: PresentableError, FieldRejection {
    public let rejectedFields: [String: ValidationMessage]

    public var message: String { "Some fields are invalid. Correct them, then try again." }
    public var isRetryable: Bool { false }
    public var details: String { "" }

    /// Creates a rejection from the response to a change; nil if the response does not contain fields.
    init?(_ error: APIError) {
        guard error.kind == .status(422),
            let answer = try? FastJSONDecoder().decode(Answer.self, from: error.responseBody), !answer.fields.isEmpty
        else { return nil }
        rejectedFields = answer.fields.mapValues { ValidationMessage($0) }
    }

    private struct Answer: Decodable {
        var fields: [String: String]
    }
}
