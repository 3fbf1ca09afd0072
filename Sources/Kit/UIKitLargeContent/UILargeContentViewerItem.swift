import Foundation
import UIKitCore

/// An object, such as a view, whose content is shown enlarged while it is pressed, because the object does not grow at
/// accessibility text sizes.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether the item shows its content enlarged. The view or an ancestor needs a `UILargeContentViewerInteraction`.
    var showsLargeContentViewer: Bool { get }

    /// The title to show.
    var largeContentTitle: String? { get }

    /// The image to show.
    var largeContentImage: UIImage? { get }

    /// Whether the image is scaled up.
    var scalesLargeContentImage: Bool { get }

    /// The insets of the image, in points. They center an image that looks off center.
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {
    /// Whether the view shows its content enlarged. The default is false.
    public var showsLargeContentViewer: Bool {
        get { largeContent?.isShown ?? false }
        set { largeContentState.isShown = newValue }
    }

    /// The title to show. The default is the title of a button, the text of a label, or nil.
    public var largeContentTitle: String? {
        get { largeContent?.title ?? (self as? UIButton)?.currentTitle ?? (self as? UILabel)?.text }
        set { largeContentState.title = newValue }
    }

    /// The image to show. The default is the image of a button or an image view, or nil.
    public var largeContentImage: UIImage? {
        get { largeContent?.image ?? (self as? UIButton)?.currentImage ?? (self as? UIImageView)?.image }
        set { largeContentState.image = newValue }
    }

    /// Whether the image is scaled up. The default is false.
    public var scalesLargeContentImage: Bool {
        get { largeContent?.isScaled ?? false }
        set { largeContentState.isScaled = newValue }
    }

    /// The insets of the image, in points. The default is zero.
    public var largeContentImageInsets: UIEdgeInsets {
        get { largeContent?.insets ?? .zero }
        set { largeContentState.insets = newValue }
    }

    private var largeContent: LargeContent? {
        objc_getAssociatedObject(self, &LargeContent.key) as? LargeContent
    }

    private var largeContentState: LargeContent {
        if let largeContent { return largeContent }
        let made = LargeContent()
        objc_setAssociatedObject(self, &LargeContent.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }
}

/// The values that the app set for a view.
@MainActor
private final class LargeContent {
    static var key: UInt8 = 0
    var isShown = false
    var title: String?
    var image: UIImage?
    var isScaled = false
    var insets: UIEdgeInsets = .zero
}
