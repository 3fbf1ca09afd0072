/// A request that the server is reading or handling. Used on the server's thread only.
final class Exchange {
    /// The next step after a piece of the body.
    enum Reading {
        /// Read the next piece.
        case next
        /// Send a reply without reading the rest.
        case refuse(ServerReply)
        /// Close the connection.
        case close
    }

    /// The maximum size of the body, in bytes.
    let bodyLimit: Int
    let method: String
    let path: String
    /// The faults for the request; nil until it is read.
    var faults: [Fault]?
    /// The request; nil until it is read.
    var request: RecordedRequest?
    /// The identifier with which the connection was suspended when the request was passed to the workers; nil if it was
    /// not passed to them.
    var handling: UInt64?

    private var body = BodyCollector()
    private let pace: BodyPace
    /// The number of bytes that were discarded after the refusal of the body; nil if it was not refused.
    private var discarded: Int?

    /// The maximum number of bytes that are discarded after a refusal. If the connection were closed immediately, a
    /// client that is still sending might not receive the reply.
    private static let discardLimit = 256 << 10

    /// Creates an exchange.
    ///
    /// - Parameter idleSeconds: The time before the minimum speed of the body applies, in seconds; 0 for no minimum.
    init(method: String, path: String, bodyLimit: Int, idleSeconds: UInt32) {
        self.bodyLimit = bodyLimit
        self.method = method
        self.path = path
        pace = BodyPace(idleSeconds: idleSeconds)
    }

    /// Whether the body was refused.
    var isRefused: Bool { discarded != nil }

    /// Adds a piece to the body.
    func append(_ bytes: UnsafeRawBufferPointer) -> Reading {
        if let discarded {
            self.discarded = discarded + bytes.count
            return discarded + bytes.count <= Exchange.discardLimit ? .next : .close
        }
        guard body.count + bytes.count <= bodyLimit else { return refuse(ServerCore.tooLarge) }
        do {
            try body.append(bytes)
        } catch {
            return refuse(ServerCore.overload)
        }
        return pace.isKept(by: body.count) ? .next : .close
    }

    private func refuse(_ reply: ServerReply) -> Reading {
        discarded = 0
        body = BodyCollector()
        return .refuse(reply)
    }

    /// Removes and returns the complete body.
    func takeBody() -> ReceivedBody { body.take() }
}
