/// Whether a server reads the body of a request.
package enum Admission: Sendable {
    /// The body is read, and answered with 413 beyond a number of bytes.
    case body(limit: Int)
    /// The reply is sent without reading the body.
    case refusal(ServerReply)
}
