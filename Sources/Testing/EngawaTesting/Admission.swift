/// Whether a server reads the body of a request.
package enum Admission: Sendable {
    /// The body is read. The response to a body of more than `limit` bytes is 413.
    case body(limit: Int)
    /// The reply is sent without reading the body.
    case refusal(ServerReply)
}
