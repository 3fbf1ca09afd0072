/// One request while it is read and answered. It lives on the server's thread alone.
final class Exchange {
    /// The largest body that is read, in bytes.
    static let bodyLimit = 16 << 20

    let method: String
    let path: String
    var body: [UInt8] = []
    var isTooLarge = false
    /// What goes wrong with it; nil until the whole request was read.
    var faults: [Fault]?
    /// The request, once all of it was read.
    var request: RecordedRequest?

    init(method: String, path: String) {
        self.method = method
        self.path = path
    }

    func append(_ bytes: UnsafeRawBufferPointer) {
        guard !isTooLarge else { return }
        guard body.count + bytes.count <= Exchange.bodyLimit else {
            isTooLarge = true
            body = []
            return
        }
        body.append(contentsOf: bytes)
    }
}
