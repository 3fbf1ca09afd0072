import HostClock
import Synchronization

/// One transfer under way, for everybody who asked for the same.
final class Flight: Sendable {
    /// How many exist, so that tests can tell that none is left behind.
    static let liveCount = Atomic<Int>(0)

    let identifier: UInt64
    let request: HTTPRequest
    /// The most bytes a body may have.
    let responseLimit: Int
    let work: Work
    private let land: @Sendable (Flight, Result<HTTPResponse, TransferFailure>) -> Void

    init(
        identifier: UInt64, request: HTTPRequest, responseLimit: Int,
        land: @escaping @Sendable (Flight, Result<HTTPResponse, TransferFailure>) -> Void
    ) {
        self.identifier = identifier
        self.request = request
        self.responseLimit = responseLimit
        self.land = land
        work = Ledger.shared.begin()
        Flight.liveCount.add(1, ordering: .relaxed)
    }

    deinit { Flight.liveCount.subtract(1, ordering: .relaxed) }

    /// Called once, on the thread of the transfers, unless the flight is called off.
    func finish(_ result: Result<HTTPResponse, TransferFailure>) {
        land(self, result)
    }
}
