/// The progress of a transfer, in bytes of the request's body and of the response's body.
public struct TransferProgress: Sendable, Hashable {
    /// The number of bytes of the request's body that were sent.
    public var bytesSent: Int
    /// The size of the request's body; 0 without a body.
    public var bytesToSend: Int
    /// The number of bytes of the response's body that were received, including those of earlier attempts. The bytes
    /// are counted after decompression.
    public var bytesReceived: Int
    /// The size of the response's body; nil if it is unknown or the body is compressed.
    public var bytesExpected: Int?

    /// Creates a progress value. By default, no bytes were transferred.
    public init(bytesSent: Int = 0, bytesToSend: Int = 0, bytesReceived: Int = 0, bytesExpected: Int? = nil) {
        self.bytesSent = bytesSent
        self.bytesToSend = bytesToSend
        self.bytesReceived = bytesReceived
        self.bytesExpected = bytesExpected
    }

    /// The received fraction of the response, from 0 to 1; nil if its size is unknown or 0.
    public var fractionReceived: Double? {
        guard let bytesExpected, bytesExpected > 0 else { return nil }
        return min(1, Double(bytesReceived) / Double(bytesExpected))
    }

    /// The sent fraction of the request, from 0 to 1; nil without a body.
    public var fractionSent: Double? {
        bytesToSend > 0 ? min(1, Double(bytesSent) / Double(bytesToSend)) : nil
    }
}
