/// What exists of transfers in this process, so that it can be told that none is left behind.
package struct TransferCensus: Sendable, Equatable {
    package var clients = 0
    package var transfers = 0
    package var threads = 0
    /// Of libcurl's easy handles.
    package var handles = 0

    /// Makes a census of nothing.
    package init() {}

    /// What exists now.
    package static var now: TransferCensus {
        var census = TransferCensus()
        census.clients = APIClient.liveCount.load(ordering: .relaxed)
        census.transfers = Transfer.liveCount.load(ordering: .relaxed)
        census.threads = TransferLoop.liveCount.load(ordering: .relaxed)
        census.handles = TransferDriver.handleCount.load(ordering: .relaxed)
        return census
    }
}
