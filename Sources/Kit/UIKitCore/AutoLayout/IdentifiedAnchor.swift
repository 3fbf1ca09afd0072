/// An anchor of any type.
nonisolated protocol IdentifiedAnchor {
    /// The item, the attribute, and those of the other end of a distance.
    var identity: [AnyHashable] { get }
}
