import APIClient
import Foundation

/// The fields that a server rejected, as the error for a form.
///
///     struct Answer: Decodable { var fields: [String: String] }
///
///     throw RejectedFields(error) { (answer: Answer) in answer.fields } ?? error as any Error
public struct RejectedFields: PresentableError, FieldRejection {
    /// The problems, by field name.
    public let rejectedFields: [String: ValidationMessage]
    /// The message for the whole form.
    public let message: String
    /// False: the form can be sent again when a field changes.
    public var isRetryable: Bool { false }
    /// The technical details of the response.
    public let details: String

    /// Creates the error from a server's response; nil if the response has another status, if its body is not an
    /// `Answer` in JSON, or if it names no field.
    ///
    /// - Parameters:
    ///   - error: The error of the request.
    ///   - status: The status of a response that rejects fields. The default is 422.
    ///   - message: The message for the whole form; nil for a general message.
    ///   - fields: Returns the problems in the body of the response, by field name.
    public init?<Answer: Decodable>(
        _ error: APIError, status: Int = 422, message: String? = nil,
        fields: (Answer) -> [String: String]
    ) {
        guard error.kind == .status(status),
            let answer = try? JSONDecoder().decode(Answer.self, from: Data(error.responseBody))
        else { return nil }
        rejectedFields = fields(answer).mapValues { ValidationMessage($0) }
        guard !rejectedFields.isEmpty else { return nil }
        self.message = message ?? StackTexts.text("Correct the marked fields, then try again.")
        details = error.details
    }
}
