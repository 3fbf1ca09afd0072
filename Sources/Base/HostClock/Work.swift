/// A piece of real work in the ledger.
public struct Work: Sendable, Hashable {
    let identifier: UInt64
}
