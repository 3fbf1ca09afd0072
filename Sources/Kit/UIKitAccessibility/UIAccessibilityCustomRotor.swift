import Foundation
import UIKitInput

/// A search for elements of one kind, such as links or errors. Assistive technologies show the name of the search.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// A closure that returns the next or the previous element, or nil at the end.
    public typealias Search =
        @MainActor (_ predicate: UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// The direction of a search.
    public enum Direction: Int, Sendable {
        /// Toward the beginning.
        case previous = 0
        /// Toward the end.
        case next = 1
    }

    /// The name of the rotor.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }

    /// The name of the rotor, with attributes for its speech.
    open var attributedName: NSAttributedString

    /// The closure that searches.
    open var itemSearchBlock: Search

    /// Creates a rotor with a name.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        attributedName = NSAttributedString(string: name)
        self.itemSearchBlock = itemSearchBlock
        super.init()
    }

    /// Creates a rotor with a name that has attributes for its speech.
    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.attributedName = attributedName
        self.itemSearchBlock = itemSearchBlock
        super.init()
    }

    /// Returns the item before or after the current item, or nil at the end. Assistive technologies call it.
    package func item(
        _ direction: Direction, from current: UIAccessibilityCustomRotorItemResult
    ) -> UIAccessibilityCustomRotorItemResult? {
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.currentItem = current
        predicate.searchDirection = direction
        return itemSearchBlock(predicate)
    }
}

/// The start and the direction of a rotor's search.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The item at which the search starts.
    open var currentItem = UIAccessibilityCustomRotorItemResult()

    /// The direction of the search. The default is `previous`.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.previous

    /// Creates a predicate without a current item.
    public override init() { super.init() }
}

/// An element, or a range of its text, that a rotor found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element. A weak reference.
    open weak var targetElement: (any NSObjectProtocol)?

    /// The range of the element's text, or nil for the whole element.
    open var targetRange: UITextRange?

    /// Creates a result without an element.
    public override init() { super.init() }

    /// Creates a result.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }
}
