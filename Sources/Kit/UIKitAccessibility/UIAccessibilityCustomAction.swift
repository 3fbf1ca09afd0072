import Foundation
import FoundationAdditions
import UIKitDrawing

/// An action of an accessibility element, which assistive technologies offer by name.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs the action. It returns whether the action succeeded.
    public typealias Handler = @MainActor (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// The name of the action.
    open var name: String

    /// The image beside the name. The default is nil.
    open var image: UIImage?

    /// The closure that performs the action; nil if a method of the target does.
    open var actionHandler: Handler?

    /// The object that performs the action. A weak reference.
    open weak var target: AnyObject?

    /// The method of the target. It receives the action.
    open var selector: Selector

    /// Creates an action that a closure performs.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        selector = Selector("")
        super.init()
    }

    /// Creates an action that a method of `target` performs.
    public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
        self.name = name
        self.image = image
        self.target = target.map { ClassTarget.object(for: $0) }
        self.selector = selector
        super.init()
    }
}
