/// A request while it is read and handled. Used on the server's thread only.
final class Exchange {
    /// The maximum size of the body, in bytes.
    let bodyLimit: Int
    let method: String
    let path: String
    var body: [UInt8] = []
    var isTooLarge = false
    /// The faults for the request; nil until it is read.
    var faults: [Fault]?
    /// The request; nil until it is read.
    var request: RecordedRequest?
    /// The identifier of the suspended connection while a worker handles the request; nil if no worker has begun to
    /// handle it.
    var handling: UInt64?

    init(method: String, path: String, bodyLimit: Int) {
        self.bodyLimit = bodyLimit
        self.method = method
        self.path = path
    }

    func append(_ bytes: UnsafeRawBufferPointer) {
        guard !isTooLarge else { return }
        guard body.count + bytes.count <= bodyLimit else {
            isTooLarge = true
            body = []
            return
        }
        body.append(contentsOf: bytes)
    }
}
