/// A piece of real work that a `Ledger` lists.
public struct Work: Sendable, Hashable {
    let identifier: UInt64
}
