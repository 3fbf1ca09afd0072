/// How the value of a field stands.
public enum Validity: Sendable, Hashable {
    /// Nothing is known to be wrong.
    case valid
    /// Somebody is being asked: a server, say.
    case checking
    /// This is wrong.
    case invalid(ValidationMessage)

    /// What is wrong; nil if nothing is known to be.
    public var problem: ValidationMessage? {
        if case .invalid(let message) = self { message } else { nil }
    }
}
