/// Distinguishes closures, which cannot be compared: copies of an identity are equal, and other identities are not.
final class ClosureIdentity: Hashable, Sendable {
    static func == (left: ClosureIdentity, right: ClosureIdentity) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
