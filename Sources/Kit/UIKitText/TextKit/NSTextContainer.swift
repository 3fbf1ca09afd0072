import Foundation
import TextLayout
import UIKitCore
import UIKitDrawing

/// A region in which text is laid out.
///
/// Differences from Apple's class: the region is always a rectangle, without exclusion paths, its height does not limit
/// the number of lines, and the lines of a layout manager are all in its first container.
open class NSTextContainer: NSObject {
    /// The layout manager of the container. It retains the container.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// The size of the region, in points. A width of 0, the default, means no limit.
    open var size: CGSize = .zero {
        didSet { if size != oldValue { geometryDidChange() } }
    }

    /// The space between the sides of the region and the lines, in points. The default is 5.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { geometryDidChange() } }
    }

    /// The greatest number of lines. The default, 0, means no limit.
    open var maximumNumberOfLines: Int = 0 {
        didSet { if maximumNumberOfLines != oldValue { geometryDidChange() } }
    }

    /// How the last line ends if the number of lines is limited. The default is `byWordWrapping`.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
        didSet { if lineBreakMode != oldValue { geometryDidChange() } }
    }

    /// Whether the width follows that of the text view. A text view sets it to true for its own container.
    open var widthTracksTextView = false

    /// Creates a container.
    ///
    /// - Parameter size: The size of the region, in points. 0 means no limit.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Creates a container without limits.
    public convenience override init() {
        self.init(size: .zero)
    }

    /// Creates a container without limits. Ignores the values in the archive.
    public required init(coder: NSCoder) {
        super.init()
    }

    /// Called when the size or the limits change.
    var geometryHandler: (() -> Void)?

    /// The width of the lines, in points.
    var columnWidth: CGFloat {
        let width: CGFloat = size.width <= 0 || size.width > 1e6 ? .greatestFiniteMagnitude : size.width
        return width < 1e6 ? max(1, width - 2 * lineFragmentPadding) : width
    }

    private func geometryDidChange() {
        layoutManager?.containerDidChange()
        geometryHandler?()
    }
}

extension NSLineBreakMode {
    var mode: ParagraphFormat.LineBreakMode {
        switch self {
        case .byWordWrapping: .byWordWrapping
        case .byCharWrapping: .byCharWrapping
        case .byClipping: .byClipping
        case .byTruncatingHead: .byTruncatingHead
        case .byTruncatingTail: .byTruncatingTail
        case .byTruncatingMiddle: .byTruncatingMiddle
        }
    }
}
