/// A container that shows a controller and, beside it, a controller with details. It implements
/// `showDetailViewController(_:sender:)`. Modules above UIKitCore implement this protocol.
@MainActor
package protocol DetailContainer: UIViewController {}
