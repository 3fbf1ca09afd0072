import Foundation

/// How one request is transferred, apart from what is asked.
struct TransferOptions: Sendable {
    /// Seconds of the host's time until the caller stops waiting.
    var timeout: TimeInterval
    /// Whether every byte that moves makes the timeout begin anew.
    var timeoutRestarts = false
    /// When the caller stops waiting whatever moves, in seconds of the host's time.
    var limit: TimeInterval = .infinity
    /// The most bytes that a body in memory may have.
    var responseLimit: Int
    var target: BodyTarget = .memory
    /// Whether the answer has no end, so that its coming is waited for, but not the rest.
    var isEndless = false
    /// What an earlier transfer of the same brought already.
    var partial: PartialBody?
    /// Told at once of what moved up to now, and then of every byte that moves, on the thread of the transfers.
    var observer: (@Sendable (TransferProgress) -> Void)?
    /// Shown all of a success's body in memory that has come, whenever more comes, on the thread of the transfers.
    var bodyObserver: BodyObserver?

    /// Whether others who ask for the same may have the same answer.
    var isShareable: Bool {
        if case .memory = target { return partial == nil }
        return false
    }
}

/// Somebody who looks at a body while it comes. The bytes end with the call.
typealias BodyObserver = @Sendable (UnsafeRawBufferPointer) -> Void

/// Where the body of a success goes. All other bodies go to memory.
enum BodyTarget: Sendable {
    case memory
    /// To a file, which is written anew unless the server goes on where a partial body ended.
    case file(PartFile)
    /// To somebody who takes it as it comes, on the thread of the transfers.
    case stream(any BodyReader)
}

/// Somebody who takes a body as it comes, on the thread of the transfers.
protocol BodyReader: AnyObject, Sendable {
    /// Whether something came that cannot be taken back.
    var hasBegun: Bool { get }
    /// The head of a success came. False ends the transfer.
    func begin(_ response: HTTPResponse) -> Bool
    /// Whether there is room for another piece; if there is not, `resume` is called once when there is, from any thread.
    func hasRoom(orCall resume: @escaping @Sendable () -> Void) -> Bool
    /// A piece of the body came. False ends the transfer: it is too large.
    func receive(_ bytes: UnsafeRawBufferPointer) -> Bool
}
