import Foundation

/// An error that the server produces on request.
public enum Fault: Sendable, Equatable {
    /// The request is handled after a delay, in seconds of the host's time.
    case delay(TimeInterval)
    /// The server does not respond before `TestServer.respondToWaitingRequests()` is called.
    case neverRespond
    /// The connection is closed without a response. The request has no effect.
    case dropConnection
    /// The response announces its whole length, but the connection is closed after a number of bytes of its body.
    case truncate(afterBytes: Int)
    /// The body of the response is sent at a limited rate, in bytes per second of the host's time.
    case slow(bytesPerSecond: Int)
    /// A response with an error status. The request has no effect.
    case status(Int, body: String = "")
    /// A web page instead of JSON, like the response of a captive portal. The request has no effect.
    case notJSON
    /// The correct response in JSON with strings instead of numbers and Booleans, and numbers instead of strings.
    case wrongTypes
    /// The correct response in JSON without the members that are strings, numbers, Booleans or null.
    case missingFields
    /// The correct response with changed bytes, so that it is not valid text.
    case garbled
    /// A response with another body and status 200. The request has no effect.
    case respond(String, contentType: String = "application/json")
    /// A redirect. The default status is 302. The request has no effect.
    case redirect(to: String, status: Int = 302)
}
