import Foundation
import UIKitCore

/// The context in which another app runs an extension.
///
/// Desktops do not run extensions of apps, so the `extensionContext` of controllers is nil.
open class NSExtensionContext: NSObject {
    /// The items of the other app. The default is empty.
    open var inputItems: [Any] { [] }

    /// Creates a context without items.
    public override init() { super.init() }

    /// Ends the extension, and passes items to the other app. Outside an extension, it only calls the handler with
    /// false, because the request did not expire.
    open func completeRequest(
        returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
    ) { completionHandler?(false) }

    /// Ends the extension with an error. It has no effect outside an extension.
    open func cancelRequest(withError error: any Error) {}

    /// Opens a URL for the extension. It fails outside an extension.
    open func open(_ URL: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) { completionHandler?(false) }
}

extension UIViewController {
    /// The context of an extension. It is nil, because apps are not extensions of other apps.
    public var extensionContext: NSExtensionContext? { nil }
}
