/// A container that shows one controller beside another controller with its details. It implements
/// `showDetailViewController(_:sender:)`. The containers are in modules above UIKitCore.
@MainActor
package protocol DetailContainer: UIViewController {}
