import CoreGraphics
import Foundation
import UIKitCore

/// How small and how large a person can make the window of a scene.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    private weak var scene: UIWindowScene?

    /// The smallest size, in points. The default is 320 by 320.
    open var minimumSize: CGSize {
        didSet { if minimumSize != oldValue { apply() } }
    }

    /// The largest size, in points. The default is infinite.
    open var maximumSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity) {
        didSet { if maximumSize != oldValue { apply() } }
    }

    /// Below this pages have no room for what they show.
    private static let smallest: CGFloat = 320

    fileprivate init(scene: UIWindowScene) {
        self.scene = scene
        let size: CGSize = scene.screen.bounds.size
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
    /// How small and how large a person can make the window.
    public var sizeRestrictions: UISceneSizeRestrictions? {
        if let known = objc_getAssociatedObject(self, sizeRestrictionsKey) as? UISceneSizeRestrictions { return known }
        let made = UISceneSizeRestrictions(scene: self)
        objc_setAssociatedObject(self, sizeRestrictionsKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }
}

/// An address that stands for nothing else. It is never read or written, so that threads cannot disagree about it.
private nonisolated(unsafe) let sizeRestrictionsKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
