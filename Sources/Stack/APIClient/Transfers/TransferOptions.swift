import Foundation

/// The options of one transfer, apart from the request.
struct TransferOptions: Sendable {
    /// The timeout of the caller, in seconds of the host's time.
    var timeout: TimeInterval
    /// Whether progress restarts the timeout.
    var timeoutRestarts = false
    /// The latest time at which the caller stops waiting, in seconds of the host's time.
    var limit: TimeInterval = .infinity
    /// The maximum size of a body in memory, in bytes.
    var responseLimit: Int
    /// Whether the server can receive the request twice without harm.
    var isRepeatable: Bool
    var target: BodyTarget = .memory
    /// Whether the response is endless. If so, the transfer counts as network activity only until the head of the
    /// response is complete.
    var isEndless = false
    /// The part of the body that an earlier transfer received.
    var partial: PartialBody?
    /// Called immediately with the progress so far, and on the transfer thread whenever it changes.
    var observer: (@Sendable (TransferProgress) -> Void)?
    /// Called on the transfer thread whenever more of a successful response's body is received in memory, with the
    /// whole body so far.
    var bodyObserver: BodyObserver?

    /// Whether callers with equal requests may share the response.
    var isShareable: Bool {
        if case .memory = target { return partial == nil }
        return false
    }
}

/// Observes a body while it is received. The bytes are valid during the call.
typealias BodyObserver = @Sendable (UnsafeRawBufferPointer) -> Void

/// The destination of the body of a successful response. All other bodies are kept in memory.
enum BodyTarget: Sendable {
    case memory
    /// A file, which is overwritten unless the server resumes a partial download.
    case file(PartFile)
    /// A reader that receives the body piece by piece.
    case stream(any BodyReader)
}

/// Receives a body piece by piece, on the transfer thread.
protocol BodyReader: AnyObject, Sendable {
    /// Whether data was delivered. If so, the request must not be repeated.
    var hasBegun: Bool { get }
    /// Called with the head of a successful response. Returning false ends the transfer.
    func begin(_ response: HTTPResponse) -> Bool
    /// Whether there is room for another piece. If not, `pause` is called before this method returns, and `resume` is
    /// called once, from any thread, as soon as there is room. `pause` returns before `resume` is called.
    func hasRoom(orCall resume: @escaping @Sendable () -> Void, afterPausing pause: () -> Void) -> Bool
    /// Receives a piece of the body. Returning false ends the transfer with the error `tooLarge`.
    func receive(_ bytes: UnsafeRawBufferPointer) -> Bool
}
