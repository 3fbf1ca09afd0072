/// The numbers of allocated objects of clients in this process, for finding leaks.
package struct TransferCensus: Sendable, Equatable {
    package var clients = 0
    package var transfers = 0
    package var threads = 0
    /// The number of libcurl's easy handles.
    package var handles = 0

    /// Creates a census with zero counts.
    package init() {}

    /// The current census.
    package static var now: TransferCensus {
        var census = TransferCensus()
        census.clients = APIClient.liveCount.load(ordering: .relaxed)
        census.transfers = Transfer.liveCount.load(ordering: .relaxed)
        census.threads = TransferLoop.liveCount.load(ordering: .relaxed)
        census.handles = TransferDriver.handleCount.load(ordering: .relaxed)
        return census
    }
}
