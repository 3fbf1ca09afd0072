/// What the server says to a request.
struct Answer {
    var status: UInt32 = 200
    var contentType = "application/json; charset=utf-8"
    var headers: [(String, String)] = []
    var body: [UInt8]
    /// What is sent piece by piece in place of the body.
    var pieces: [ServerReply.Piece]?
    /// Whether `pieces` announce their whole length.
    var isLengthKnown = true
    /// How many bytes of the body to send in a second; nil sends what the client takes.
    var pace: Int?
    /// How many bytes of the body to send before the connection is closed; nil sends all.
    var truncatedAt: Int?

    init(status: UInt32 = 200, json: WireJSON) {
        self.status = status
        body = Array(json.text.utf8)
        body.append(UInt8(ascii: "\n"))
    }

    init(status: UInt32 = 200, text: String, contentType: String = "text/plain; charset=utf-8") {
        self.status = status
        self.contentType = contentType
        body = Array(text.utf8)
    }

    /// What a route replies.
    init(_ reply: ServerReply) {
        status = UInt32(clamping: reply.status)
        headers = reply.headers.map { ($0.name, $0.value) }
        contentType = ""
        body = []
        if case .bytes(let bytes)? = reply.pieces.first, reply.pieces.count == 1 {
            body = bytes
        } else if !reply.pieces.isEmpty {
            pieces = reply.pieces
            isLengthKnown = reply.isLengthKnown
        }
    }

    /// The answer as a fault has it, or nil if the fault leaves no answer.
    func suffering(_ fault: Fault) -> Answer? {
        var answer: Answer = self
        switch fault {
        case .delay, .neverAnswer: break
        case .dropConnection: return nil
        case .truncate(let count): answer.truncatedAt = count
        case .slow(let pace): answer.pace = pace
        case .garbled:
            for index in stride(from: 3, to: answer.body.count, by: 7) { answer.body[index] |= 0x80 }
        default:
            return Answer(insteadOf: fault)
        }
        return answer
    }

    /// What a fault that does away with the request answers instead; nil if it lets the request through.
    init?(insteadOf fault: Fault) {
        switch fault {
        case .status(let status, let body): self.init(status: UInt32(clamping: status), text: body)
        case .answer(let body, let contentType): self.init(text: body, contentType: contentType)
        case .notJSON:
            self.init(text: "<html><body><h1>Welcome to our network</h1></body></html>", contentType: "text/html")
        case .wrongTypes:
            self.init(
                text: #"{"colors": [{"timestamp": "today", "hex": 7, "id": {}, "tags": "red"}], "success": "maybe"}"#,
                contentType: "application/json")
        case .missingFields:
            self.init(
                text: #"{"colors": [{"timestamp": 1285886579}], "success": true}"#, contentType: "application/json")
        case .redirect(let location, let status):
            self.init(status: UInt32(clamping: status), text: "")
            headers = [("Location", location)]
        case .delay, .neverAnswer, .dropConnection, .truncate, .garbled, .slow: return nil
        }
    }
}
