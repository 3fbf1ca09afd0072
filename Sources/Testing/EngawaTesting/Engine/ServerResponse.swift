/// The server's response to a request.
struct ServerResponse {
    var status: UInt32 = 200
    var contentType = "application/json; charset=utf-8"
    var headers: [(String, String)] = []
    /// The pieces of the body and the actions between them.
    var pieces: [ServerReply.Piece]
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
        pieces = [.text(text)]
    }

    /// Creates the response for a route's reply.
    init(_ reply: ServerReply) {
        status = UInt32(clamping: reply.status)
        headers = reply.headers.map { ($0.name, $0.value) }
        contentType = ""
        pieces = reply.pieces
        isLengthKnown = reply.isLengthKnown
        feed = reply.feed
    }

    /// The bytes of the pieces. Assigned bytes are divided among the pieces at the same offsets.
    var body: [UInt8] {
        get { pieces.body }
        set {
            var remaining: ArraySlice<UInt8> = newValue[...]
            let last: Int? = pieces.lastIndex(where: \.hasBytes)
            for (index, piece) in pieces.enumerated() {
                guard case .bytes(let old) = piece else { continue }
                let new: ArraySlice<UInt8> = index == last ? remaining : remaining.prefix(old.count)
                pieces[index] = .bytes(Array(new))
                remaining = remaining.dropFirst(new.count)
            }
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
            var bytes: [UInt8] = body
            // A change of the highest bit of a single byte makes UTF-8 invalid.
            for index in stride(from: max(0, min(3, bytes.count - 1)), to: bytes.count, by: 7) {
                bytes[index] ^= 0x80
            }
            response.body = bytes
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
