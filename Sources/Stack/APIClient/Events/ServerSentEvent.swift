/// An event in an event stream.
public struct ServerSentEvent: Sendable, Hashable {
    /// The type of the event. The default is `message`.
    public var type: String
    /// The data of the event. Lines are separated by line feeds.
    public var data: String
    /// The last identifier that the server sent, with this event or an earlier one; empty if it sent none.
    public var id: String

    /// Creates an event.
    public init(type: String = "message", data: String, id: String = "") {
        self.type = type
        self.data = data
        self.id = id
    }
}
