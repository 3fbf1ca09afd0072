/// A container that shows one controller beside another controller with its details. It implements
/// `showDetailViewController(_:sender:)`. Modules above UIKitCore implement this protocol.
@MainActor
package protocol DetailContainer: UIViewController {}
