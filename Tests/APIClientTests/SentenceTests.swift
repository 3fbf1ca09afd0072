import Expectations
import Foundation
import Testing

@testable import APIClient

/// Tests of error messages.
struct SentenceTests {
    private static let kinds: [APIError.Kind] =
        [
            .badURL, .notEncodable, .notReadable, .notSaved(.diskFull), .notSaved(.notAllowed), .notSaved(.noFolder),
            .notSaved(.other), .notResolved, .cannotConnect, .proxy(status: nil), .proxy(status: 403),
            .proxy(status: 407), .notSecure, .timedOut, .connectionLost, .tooManyRedirects, .unsafeRedirect,
            .foreignLink, .tooLarge, .notDecodable(path: ""), .notCached, .failed,
        ] + [400, 401, 403, 404, 408, 410, 413, 422, 429, 500, 503].map { .status($0) }

    /// Words that suggest a remedy. Each message contains one.
    private static let verbs = [
        "ry again", "Check", "Choose", "Sign in", "sign in", "Request less", "must begin", "Contact",
    ]

    @Test(arguments: kinds) func `a message suggests a remedy, and is retryable if it suggests trying again`(
        _ kind: APIError.Kind
    ) {
        let error = APIError(kind: kind, service: "Colr", details: "")
        expect(Self.verbs.contains { error.message.contains($0) })
        expect(error.message.contains("Colr"))
        expect(error.message.hasSuffix("."))
        if error.message.contains("ry again") { expect(error.isRetryable) }
        expect(error.message.components(separatedBy: ". ").count, isAtMost: 2)
    }

    @Test(arguments: [
        (ENOSPC, APIError.SavingProblem.diskFull), (EDQUOT, .diskFull), (EACCES, .notAllowed), (EPERM, .notAllowed),
        (EROFS, .notAllowed), (ENOENT, .noFolder), (ENOTDIR, .noFolder), (EIO, .other), (ENAMETOOLONG, .other),
    ])
    func `the system's error number determines the saving problem`(
        _ number: Int32, _ problem: APIError.SavingProblem
    ) {
        expect(APIError.SavingProblem(number), equals: problem)
    }

    @Test(arguments: [
        (
            APIError.SavingProblem.diskFull,
            "The response from Colr could not be saved, because the disk is full. Free up some space, then try again."
        ),
        (
            .notAllowed,
            "The response from Colr could not be saved, because the location is read-only. Choose a different location, then try again."
        ), (.other, "The response from Colr could not be saved. Choose a different location, then try again."),
    ])
    func `a saving problem has a message`(_ problem: APIError.SavingProblem, _ sentence: String) {
        expect(APIError(kind: .notSaved(problem), service: "Colr", details: "").message, equals: sentence)
    }

    @Test func `the details of a timeout have whole milliseconds`() {
        expect(
            TransferFailure.timedOut(9.999987125396729).details, equals: "There was no response within 10.0 s.")
        expect(TransferFailure.timedOut(0.25).details, equals: "There was no response within 0.25 s.")
    }
}
