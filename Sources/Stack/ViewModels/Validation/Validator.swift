/// A check of a value, which returns a problem or nil.
///
///     let password: Validator<String> = .required().and(.length(atLeast: 8))
public struct Validator<Value>: Sendable {
    private let check: @Sendable (Value) -> ValidationMessage?

    /// Creates a validator from a closure that returns a problem, or nil.
    public init(_ check: @escaping @Sendable (Value) -> ValidationMessage?) {
        self.check = check
    }

    /// Creates a validator that rejects values for which `isValid` returns false.
    public init(_ message: ValidationMessage, isValid: @escaping @Sendable (Value) -> Bool) {
        self.init { isValid($0) ? nil : message }
    }

    /// Returns the problem with a value, if any.
    public func problem(with value: Value) -> ValidationMessage? { check(value) }

    /// Returns a validator that also runs `other` if this one finds no problem.
    public func and(_ other: Validator<Value>) -> Validator<Value> {
        Validator { problem(with: $0) ?? other.problem(with: $0) }
    }

    /// Returns a validator that runs all validators in order, and returns the first problem.
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
    /// Requires that a value equals another value.
    public static func equal(to other: Value, _ message: ValidationMessage) -> Validator {
        Validator(message) { $0 == other }
    }
}

extension Validator where Value == Bool {
    /// Requires the value true, for example of a checkbox that the user must select.
    public static func accepted(_ message: ValidationMessage = "Accept this to continue.") -> Validator {
        Validator(message) { $0 }
    }
}
