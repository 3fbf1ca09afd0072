/// How far a transfer has come, in bytes of bodies.
public struct TransferProgress: Sendable, Hashable {
    /// How much of the request's body was sent.
    public var bytesSent: Int
    /// How long the request's body is; 0 if there is none.
    public var bytesToSend: Int
    /// How much of the answer's body came, what an earlier attempt brought included. What is compressed counts as it
    /// is after it was unpacked.
    public var bytesReceived: Int
    /// How long the answer's body is; nil while the server has not said it, or where it is compressed.
    public var bytesExpected: Int?

    /// Makes a progress; nothing has moved unless told.
    public init(bytesSent: Int = 0, bytesToSend: Int = 0, bytesReceived: Int = 0, bytesExpected: Int? = nil) {
        self.bytesSent = bytesSent
        self.bytesToSend = bytesToSend
        self.bytesReceived = bytesReceived
        self.bytesExpected = bytesExpected
    }

    /// How much of the answer came, from 0 to 1; nil while its length is not known.
    public var fractionReceived: Double? {
        guard let bytesExpected, bytesExpected > 0 else { return nil }
        return min(1, Double(bytesReceived) / Double(bytesExpected))
    }

    /// How much of the request was sent, from 0 to 1; nil if it has no body.
    public var fractionSent: Double? {
        bytesToSend > 0 ? min(1, Double(bytesSent) / Double(bytesToSend)) : nil
    }
}
