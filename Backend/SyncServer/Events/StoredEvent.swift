/// An event that was stored.
struct StoredEvent {
    var id: Int64
    /// The conversation whose members receive the event; nil if it has a different receiver.
    var conversation: Int64?
    /// The account that receives the event. If this property and `conversation` are nil, all accounts receive it.
    var account: Int64?
    var type: String
    /// The JSON text, which is one line.
    var data: String

    init(row: StorageRow) {
        id = row.integer(0)
        conversation = row.optionalInteger(1)
        account = row.optionalInteger(2)
        type = row.text(3)
        data = row.text(4)
    }

    /// The event as it is sent to a client.
    var bytes: [UInt8] { Array("id: \(id)\nevent: \(type)\ndata: \(data)\n\n".utf8) }
}
