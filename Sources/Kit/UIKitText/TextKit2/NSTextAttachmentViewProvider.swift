import CoreGraphics
import Foundation
import UIKitCore
import UIKitDrawing

/// An object that provides the view for an attachment in a text view.
///
/// A subclass creates the view in `loadView()`, and is registered for the file type of attachments with
/// `NSTextAttachment.registerViewProviderClass(_:forFileType:)`.
@preconcurrency @MainActor
open class NSTextAttachmentViewProvider: NSObject {
    /// The attachment. A weak reference.
    public private(set) weak var textAttachment: NSTextAttachment?

    /// The layout manager. A weak reference.
    public private(set) weak var textLayoutManager: NSTextLayoutManager?

    /// The location of the attachment when the provider was created.
    public let location: any NSTextLocation

    /// The view. It is loaded on first use.
    open var view: UIView? {
        get {
            if storedView == nil, !isLoading {
                isLoading = true
                loadView()
                isLoading = false
            }
            return storedView
        }
        set { storedView = newValue }
    }
    private var storedView: UIView?
    private var isLoading = false

    /// Whether `attachmentBounds(for:location:textContainer:proposedLineFragment:position:)` determines the bounds,
    /// instead of the `bounds` of the attachment. The default is false. If the attachment has no bounds, the method
    /// always determines them.
    open var tracksTextAttachmentViewBounds = false

    /// Creates a provider. A subclass with other initializers must override this initializer with `required`.
    public required init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation
    ) {
        self.textAttachment = textAttachment
        self.textLayoutManager = textLayoutManager
        self.location = location
        super.init()
    }

    /// Creates the view, and sets `view`. The default implementation creates an empty view.
    open func loadView() { storedView = UIView() }

    /// Returns the bounds of the view, in points, relative to the baseline, with the y-axis pointing upward. The
    /// default is the size of the view.
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        CGRect(origin: .zero, size: naturalSize)
    }

    /// The size of the view's frame or, if it is empty, the intrinsic size of the view.
    var naturalSize: CGSize {
        guard let view else { return .zero }
        if !view.bounds.isEmpty { return view.bounds.size }
        let size: CGSize = view.intrinsicContentSize
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }
}

@MainActor private var providerClasses: [String: NSTextAttachmentViewProvider.Type] = [:]

extension NSTextAttachment {
    /// Registers the class of view providers for attachments with a file type.
    @preconcurrency @MainActor
    public class func registerViewProviderClass(
        _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
    ) {
        providerClasses[fileType] = textAttachmentViewProviderClass as? NSTextAttachmentViewProvider.Type
    }

    /// Returns the class of view providers for a file type, or nil.
    @preconcurrency @MainActor
    public class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
        providerClasses[fileType]
    }

    /// Whether a view shows the attachment in a text view.
    @preconcurrency @MainActor
    public var usesTextAttachmentView: Bool {
        allowsTextAttachmentView && fileType.flatMap { providerClasses[$0] } != nil
    }

    /// Returns a new view provider, or nil if no class is registered for the file type.
    @preconcurrency @MainActor
    public func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
        guard usesTextAttachmentView, let fileType, let made = providerClasses[fileType] else { return nil }
        return made.init(
            textAttachment: self, parentView: parentView, textLayoutManager: textContainer?.textLayoutManager,
            location: location)
    }
}
