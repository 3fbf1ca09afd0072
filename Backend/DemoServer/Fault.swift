import Foundation

/// Something that goes wrong with an answer.
public enum Fault: Sendable, Equatable {
    /// The request is looked at only after so many seconds of the host's time.
    case delay(TimeInterval)
    /// The request is read, and not answered before `DemoServer.answerWaiting()`.
    case neverAnswer
    /// The connection is closed without an answer, before the request had any effect.
    case dropConnection
    /// The answer announces its whole length, but the connection is closed after so many bytes of its body.
    case truncate(afterBytes: Int)
    /// The answer's body comes a little at a time: so many bytes in a second of the host's time.
    case slow(bytesPerSecond: Int)
    /// An error of the server's own. The request has no effect.
    case status(Int, body: String = "")
    /// A web page where JSON was expected, as a captive portal answers. The request has no effect.
    case notJSON
    /// JSON of the right members with values of the wrong types.
    case wrongTypes
    /// JSON that lacks members.
    case missingFields
    /// The right answer with some of its bytes changed, so that it is no text.
    case garbled
    /// Another body, with status 200. The request has no effect.
    case answer(String, contentType: String = "application/json")
    /// A redirect (302 unless told otherwise). The request has no effect.
    case redirect(to: String, status: Int = 302)
}
