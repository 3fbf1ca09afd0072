import CoreGraphics
import Foundation
import UIKitCore

/// The limits of the size of a scene's window.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    private weak var scene: UIWindowScene?

    /// The minimum size, in points. The default is 320 by 320, or the size of the screen if that is smaller.
    open var minimumSize: CGSize {
        didSet { if minimumSize != oldValue { apply() } }
    }

    /// The maximum size, in points. The default is infinite.
    open var maximumSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity) {
        didSet { if maximumSize != oldValue { apply() } }
    }

    /// The default minimum width and height, in points. In a smaller window, pages do not have enough space for their
    /// content.
    private static let smallest: CGFloat = 320

    fileprivate init(scene: UIWindowScene) {
        self.scene = scene
        let size = scene.screen.bounds.size
        minimumSize = CGSize(
            width: min(UISceneSizeRestrictions.smallest, size.width),
            height: min(UISceneSizeRestrictions.smallest, size.height))
        super.init()
        apply()
    }

    private func apply() {
        scene?.hostWindow.setSizeLimits(minimum: minimumSize, maximum: maximumSize)
    }
}

extension UIWindowScene {
    /// The limits of the window's size.
    public var sizeRestrictions: UISceneSizeRestrictions? {
        if let existing = objc_getAssociatedObject(self, sizeRestrictionsKey) as? UISceneSizeRestrictions {
            return existing
        }
        let restrictions = UISceneSizeRestrictions(scene: self)
        objc_setAssociatedObject(self, sizeRestrictionsKey, restrictions, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return restrictions
    }
}

/// A unique address. It is safe to share between threads because its memory is never read or written.
private nonisolated(unsafe) let sizeRestrictionsKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
