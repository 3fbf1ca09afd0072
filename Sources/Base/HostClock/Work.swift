/// A piece of real work under way, noted in the ledger.
public struct Work: Sendable, Hashable {
    let identifier: UInt64
}
