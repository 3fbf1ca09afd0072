/// A request while it is read and handled. Used on the server's thread only.
final class Exchange {
    /// The maximum size of a request's body, in bytes.
    static let bodyLimit = 16 << 20

    let method: String
    let path: String
    var body: [UInt8] = []
    var isTooLarge = false
    /// The faults for the request; nil until it is read.
    var faults: [Fault]?
    /// The request; nil until it is read.
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
