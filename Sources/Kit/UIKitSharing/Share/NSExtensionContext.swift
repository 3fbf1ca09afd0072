import Foundation
import UIKitCore

/// The context in which another app runs an extension.
///
/// Desktops run no extensions of apps, so that `extensionContext` of controllers is nil.
open class NSExtensionContext: NSObject {
    /// The items of the other app. The default is empty.
    open var inputItems: [Any] { [] }

    /// Creates a context without items.
    public override init() { super.init() }

    /// Ends the extension and passes items to the other app. Outside an extension, calls the handler with false, because
    /// the request did not expire.
    open func completeRequest(
        returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
    ) { completionHandler?(false) }

    /// Ends the extension with an error. Outside an extension, there is nothing to end.
    open func cancelRequest(withError error: any Error) {}

    /// Opens a URL for the extension. Outside an extension, this fails.
    open func open(_ URL: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) { completionHandler?(false) }
}

extension UIViewController {
    /// The context of an extension. Nil, because apps are not extensions of other apps.
    public var extensionContext: NSExtensionContext? { nil }
}
