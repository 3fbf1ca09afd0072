import Foundation
import UIKitCore

// Files with data protection, which the desktop does not lock.
extension UIApplication {
    /// Whether files with data protection can be read. It is always true, because locking the screen of a desktop does
    /// not lock files.
    public var isProtectedDataAvailable: Bool { true }
}
