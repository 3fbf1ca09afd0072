import Foundation
import Testing

@testable import APIClient

/// Tests of error messages.
struct SentenceTests {
    private static let kinds: [APIError.Kind] =
        [
            .badURL, .notEncodable, .notReadable, .notSaved(.noRoom), .notSaved(.notAllowed), .notSaved(.noFolder),
            .notSaved(.other), .notResolved, .cannotConnect, .proxy(status: nil), .proxy(status: 403),
            .proxy(status: 407), .notSecure, .timedOut, .connectionLost, .tooManyRedirects, .unsafeRedirect, .tooLarge,
            .notDecodable(path: ""), .notKept, .failed,
        ] + [400, 401, 403, 404, 408, 410, 413, 422, 429, 500, 503].map { .status($0) }

    /// Words that suggest a remedy. Each message contains one.
    private static let verbs = ["ry again", "Check", "Choose", "Sign in", "sign in", "look for", "Ask", "must begin"]

    @Test(arguments: kinds) func `A message suggests a remedy, and is retryable if it suggests trying again`(
        _ kind: APIError.Kind
    ) {
        let error = APIError(kind: kind, service: "Colr", details: "")
        #expect(Self.verbs.contains { error.message.contains($0) })
        #expect(error.message.contains("Colr"))
        #expect(error.message.hasSuffix("."))
        if error.message.contains("ry again") { #expect(error.isRetryable) }
        #expect(error.message.components(separatedBy: ". ").count <= 2)
    }

    @Test(arguments: [
        (ENOSPC, APIError.SavingProblem.noRoom), (EDQUOT, .noRoom), (EACCES, .notAllowed), (EPERM, .notAllowed),
        (EROFS, .notAllowed), (ENOENT, .noFolder), (ENOTDIR, .noFolder), (EIO, .other), (ENAMETOOLONG, .other),
    ])
    func `The system's error number determines the saving problem`(
        _ number: Int32, _ problem: APIError.SavingProblem
    ) {
        #expect(APIError.SavingProblem(number) == problem)
    }

    @Test(arguments: [
        (
            APIError.SavingProblem.noRoom,
            "The response of Colr could not be saved, because the disk is full. Make room on it, then try again."
        ),
        (
            .notAllowed,
            "The response of Colr could not be saved, because writing is not allowed there. Choose another place, then try again."
        ), (.other, "The response of Colr could not be saved. Choose another place, then try again."),
    ])
    func `A saving problem has a message`(_ problem: APIError.SavingProblem, _ sentence: String) {
        #expect(APIError(kind: .notSaved(problem), service: "Colr", details: "").message == sentence)
    }
}
