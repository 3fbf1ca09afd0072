/// A transition between two controllers, which a storyboard describes.
///
/// A subclass overrides `perform()`.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The identifier, or nil.
    public let identifier: String?

    /// The controller at which the segue begins.
    public let source: UIViewController

    /// The controller that the segue shows.
    public let destination: UIViewController

    /// The closure that `perform()` calls to show the destination. A storyboard sets it, except for segues of the kind
    /// `custom`.
    package var handler: (() -> Void)?

    /// Creates a segue. `UIStoryboard` calls it.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Creates a segue whose `perform()` calls a closure.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// Shows the destination. An override does not need to call `super`.
    open func perform() { handler?() }
}

/// Distinguishes the initializer below from all other initializers.
struct SegueCreationMarker {}

/// The classes of segues are known only at run time, and subclasses override the initializer without marking it as
/// required. Therefore a convenience initializer calls it through the method table. The function `createDynamically`
/// refers to the allocating entry point of the convenience initializer by its symbol.
extension UIStoryboardSegue {
    convenience init(
        _ marker: SegueCreationMarker, identifier: String?, source: UIViewController, destination: UIViewController
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
    }

    @_silgen_name(
        "$s9UIKitCore17UIStoryboardSegueC_10identifier6source11destinationAcA0D14CreationMarkerV_SSSgAA16UIViewControllerCAKtcfC"
    )
    private class func createDynamically(
        _ marker: SegueCreationMarker, identifier: consuming String?, source: consuming UIViewController,
        destination: consuming UIViewController
    ) -> UIStoryboardSegue

    /// Creates a segue of the class on which this method is called.
    package class func make(
        identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue {
        createDynamically(
            SegueCreationMarker(), identifier: identifier, source: source, destination: destination)
    }
}

/// The start of an unwind segue. Containers use it to determine which children can be the destination.
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller at which the segue begins.
    public let source: UIViewController

    /// The method of the destination that the segue calls.
    public let unwindAction: Selector

    /// The object that started the segue.
    public let sender: Any?

    package init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
    }
}

/// The segues from a controller in a storyboard.
package protocol SegueSource: AnyObject {
    /// Performs the segue with an identifier. Returns false if no segue has it.
    @MainActor func perform(_ identifier: String, sender: Any?) -> Bool
}

extension UIViewController {
    /// Performs a segue with an identifier, or stops the program if no segue has it.
    func performStoryboardSegue(_ identifier: String, sender: Any?) {
        guard segues?.perform(identifier, sender: sender) != true else { return }
        stopProgram("\(self) has no segue with the identifier “\(identifier)”.")
    }

    /// The children in reverse order, without the one that is or contains the source of an unwind segue.
    func childrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let containing: UIViewController? = childContaining(source)
        return children.reversed().filter { $0 !== containing }
    }

    /// Shows a child of a container that is, or contains, the destination of an unwind segue.
    func showForUnwinding(_ child: UIViewController) {
        if let navigation = self as? UINavigationController, navigation.topViewController !== child {
            navigation.popToViewController(child, animated: UIView.areAnimationsEnabled)
        } else if let tabs = self as? UITabBarController {
            tabs.selectedViewController = child
        }
    }
}
