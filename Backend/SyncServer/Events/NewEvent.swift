/// An event for the members of a conversation, for an account, or for all accounts.
struct NewEvent {
    var type: String
    /// The JSON text.
    var data: String
    var conversation: Int64?
    var account: Int64?

    init(_ value: some Encodable, type: String, conversation: Int64? = nil, account: Int64? = nil) throws {
        self.type = type
        self.conversation = conversation
        self.account = account
        data = String(decoding: try SyncOffice.encoder().encode(value), as: UTF8.self)
    }
}
