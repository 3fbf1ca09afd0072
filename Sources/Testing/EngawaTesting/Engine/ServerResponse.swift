/// The server's response to a request.
struct ServerResponse {
    var status: UInt32 = 200
    var contentType = "application/json; charset=utf-8"
    var headers: [(String, String)] = []
    var body: [UInt8]
    /// The pieces that are sent instead of `body`; nil to send `body`.
    var pieces: [ServerReply.Piece]?
    /// Whether the total length of `pieces` is announced.
    var isLengthKnown = true
    /// The number of bytes of the body to send per second; nil for no limit.
    var pace: Int?
    /// The number of bytes of the body after which the connection is closed; nil to send all.
    var truncatedAt: Int?
    /// The events that follow the body, or nil if there are none.
    var feed: (any EventFeed)?

    init(status: UInt32 = 200, text: String, contentType: String = "text/plain; charset=utf-8") {
        self.status = status
        self.contentType = contentType
        body = Array(text.utf8)
    }

    /// Creates the response for a route's reply.
    init(_ reply: ServerReply) {
        status = UInt32(clamping: reply.status)
        headers = reply.headers.map { ($0.name, $0.value) }
        contentType = ""
        body = []
        if case .bytes(let bytes)? = reply.pieces.first, reply.pieces.count == 1 {
            body = bytes
        } else if !reply.pieces.isEmpty || reply.feed != nil {
            pieces = reply.pieces
            isLengthKnown = reply.isLengthKnown
            feed = reply.feed
        }
    }

    /// Returns the response with a fault; nil if the fault drops the connection.
    func applying(_ fault: Fault) -> ServerResponse? {
        var response = self
        switch fault {
        case .delay, .neverRespond: break
        case .dropConnection: return nil
        case .truncate(let count): response.truncatedAt = count
        case .slow(let pace): response.pace = pace
        case .garbled:
            for index in stride(from: 3, to: response.body.count, by: 7) { response.body[index] |= 0x80 }
        case .wrongTypes: response.body = JSONDamage.wrongTypes(body) ?? body
        case .missingFields: response.body = JSONDamage.missingFields(body) ?? body
        case .status, .notJSON, .respond, .redirect: return ServerResponse(insteadOf: fault)
        }
        return response
    }

    /// Creates the response that the server sends for a fault instead of handling the request; nil if the fault does
    /// not prevent the handling.
    init?(insteadOf fault: Fault) {
        switch fault {
        case .status(let status, let body): self.init(status: UInt32(clamping: status), text: body)
        case .respond(let body, let contentType): self.init(text: body, contentType: contentType)
        case .notJSON:
            self.init(text: "<html><body><h1>Welcome to our network</h1></body></html>", contentType: "text/html")
        case .redirect(let location, let status):
            self.init(status: UInt32(clamping: status), text: "")
            headers = [("Location", location)]
        case .delay, .neverRespond, .dropConnection, .truncate, .garbled, .slow, .wrongTypes, .missingFields:
            return nil
        }
    }
}
