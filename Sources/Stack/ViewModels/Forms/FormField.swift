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
    /// Shows a problem that only the server found.
    func reject(_ problem: ValidationMessage)
    /// Waits until nobody is asked any more: then the validity is not `.checking`.
    func finishChecking() async
}

/// An error that says which fields a server refused.
public protocol FieldRejection: Error {
    /// What is wrong with which field, by the names of fields.
    var rejectedFields: [String: ValidationMessage] { get }
}
