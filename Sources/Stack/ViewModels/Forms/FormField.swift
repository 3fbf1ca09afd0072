import Bindings

/// What a form needs to know of its fields.
@MainActor
public protocol FormField: AnyObject, Sendable {
    /// What a server calls the field.
    var name: String { get }
    /// How its value stands.
    var validity: DynamicValue<Validity> { get }
    /// Lets what is wrong be shown.
    func endEditing()
    /// Calls `body` with the owner whenever the value becomes another, as long as the owner lives.
    func observeChanges<Owner: AnyObject>(with owner: Owner, _ body: @escaping @MainActor (Owner) -> Void)
    /// Shows a problem that only the server found, and is not valid until `acceptAgain()`, or until the value is another.
    func reject(_ problem: ValidationMessage)
    /// Says that what was rejected may be right by now, because another field has changed: the problem is still shown,
    /// but no longer keeps the form from being sent.
    func acceptAgain()
    /// Waits until nobody is asked any more: then the validity is not `.checking`.
    func finishChecking() async
}

/// An error that says which fields a server refused.
public protocol FieldRejection: Error {
    /// What is wrong with which field, by the names of fields.
    var rejectedFields: [String: ValidationMessage] { get }
}
