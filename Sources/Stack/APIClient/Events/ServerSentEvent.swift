/// An event of a server's stream.
public struct ServerSentEvent: Sendable, Hashable {
    /// What kind of event it is; `message` unless the server says otherwise.
    public var type: String
    /// What the server sent; its lines are separated by line feeds.
    public var data: String
    /// The last identifier that the server gave, with this event or an earlier one; empty if it gave none.
    public var id: String

    /// Makes an event.
    public init(type: String = "message", data: String, id: String = "") {
        self.type = type
        self.data = data
        self.id = id
    }
}
