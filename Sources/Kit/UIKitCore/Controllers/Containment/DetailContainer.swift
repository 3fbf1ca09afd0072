/// A container that shows one controller beside its detail, and implements `showDetailViewController(_:sender:)`. Modules
/// above UIKitCore implement it.
@MainActor
package protocol DetailContainer: UIViewController {}
