import Foundation
import UIKitCore

// Files with data protection, which the desktop does not lock.
extension UIApplication {
    /// Whether files with data protection can be read. Always true: the desktop does not lock them with the screen.
    public var isProtectedDataAvailable: Bool { true }
}
