import Bindings

/// A field as its form uses it.
@MainActor
public protocol FormField: AnyObject, Sendable {
    /// The server's name for the field.
    var name: String { get }
    /// The result of the validation.
    var validity: DynamicValue<Validity> { get }
    /// Marks the end of editing. From now on, problems are shown.
    func endEditing()
    /// Calls `body` with the owner whenever the value changes, for as long as the owner exists.
    func observeChanges<Owner: AnyObject>(with owner: Owner, _ body: @escaping @MainActor (Owner) -> Void)
    /// Returns a closure that returns whether the field has the value that it has now.
    func makeComparison() -> @MainActor () -> Bool
    /// Shows a problem that the server found. The field is invalid until `allowResubmission()` is called or the value
    /// changes.
    func reject(_ problem: ValidationMessage)
    /// Allows the form to be submitted again with the rejected value, because another field changed. The problem is
    /// still shown.
    func allowResubmission()
    /// Waits until the validity is not `.checking`.
    func finishChecking() async
}

/// An error with the fields that a server rejected.
public protocol FieldRejection: Error {
    /// The problems, by field name.
    var rejectedFields: [String: ValidationMessage] { get }
}
