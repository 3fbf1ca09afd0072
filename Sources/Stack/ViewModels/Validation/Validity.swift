/// The result of validating a field.
public enum Validity: Sendable, Hashable {
    /// No problem is known.
    case valid
    /// An asynchronous check is pending.
    case checking
    /// The value has a problem.
    case invalid(ValidationMessage)

    /// The problem; nil if none is known.
    public var problem: ValidationMessage? {
        if case .invalid(let message) = self { message } else { nil }
    }
}
