/// Says what is wrong with a value, if something is.
///
///     let password: Validator<String> = .required().and(.length(atLeast: 8))
public struct Validator<Value>: Sendable {
    private let check: @Sendable (Value) -> ValidationMessage?

    /// Makes a validator of one's own: `check` returns what is wrong, or nil.
    public init(_ check: @escaping @Sendable (Value) -> ValidationMessage?) {
        self.check = check
    }

    /// Makes a validator that refuses what `isValid` does not accept.
    public init(_ message: ValidationMessage, isValid: @escaping @Sendable (Value) -> Bool) {
        self.init { isValid($0) ? nil : message }
    }

    /// What is wrong with a value; nil if nothing is.
    public func problem(with value: Value) -> ValidationMessage? { check(value) }

    /// This one, and if it finds nothing another one.
    public func and(_ other: Validator<Value>) -> Validator<Value> {
        Validator { problem(with: $0) ?? other.problem(with: $0) }
    }

    /// The validators one after the other; the first problem counts.
    public static func all(_ validators: [Validator<Value>]) -> Validator<Value> {
        Validator { value in
            for validator in validators {
                if let problem = validator.problem(with: value) { return problem }
            }
            return nil
        }
    }
}

extension Validator where Value: Equatable & Sendable {
    /// The value must equal another one.
    public static func equal(to other: Value, _ message: ValidationMessage) -> Validator {
        Validator(message) { $0 == other }
    }
}

extension Validator where Value == Bool {
    /// The value must be true, as of a box that must be ticked.
    public static func accepted(_ message: ValidationMessage = "This has to be accepted.") -> Validator {
        Validator(message) { $0 }
    }
}
