import CoreGraphics
import Foundation
import TextLayout

/// A region in which text is laid out.
///
/// Text flows around exclusion paths, and from the end of a container to the next container of the layout manager. A
/// subclass with another shape overrides `lineFragmentRect(forProposedRect:at:writingDirection:remaining:)`. A text view
/// shows all text of its container, even if the container has a limited height and is the only one.
open class NSTextContainer: NSObject {
    /// The layout manager.
    package weak var owner: (any TextContainerOwner)?

    /// The size of the region, in points. A width or height of 0, the default, means no limit.
    open var size: CGSize = .zero {
        didSet { if size != oldValue { geometryDidChange() } }
    }

    /// The width of the region while its text is measured for another width, in points.
    package var measuredWidth: CGFloat?

    /// The space between the sides of the region and the lines, in points. The default is 5.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { geometryDidChange() } }
    }

    /// The maximum number of lines. The default, 0, means no limit.
    open var maximumNumberOfLines: Int = 0 {
        didSet { if maximumNumberOfLines != oldValue { geometryDidChange() } }
    }

    /// How the last line ends if the number of lines is limited. The default is `byWordWrapping`.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
        didSet { if lineBreakMode != oldValue { geometryDidChange() } }
    }

    /// The regions without text, in the coordinates of the container. The default is empty.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet {
            if exclusionPaths.isEmpty && oldValue.isEmpty { return }
            exclusions = exclusionPaths.flatMap { ExcludedArea.areas(of: $0.cgPath) }
            geometryDidChange()
        }
    }
    private var exclusions: [ExcludedArea] = []

    /// Whether the width of the container follows the width of the text view. A text view sets this property to true
    /// for the container that it creates.
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

    /// Returns the first part of a rectangle that is available for a line, in the writing direction; an empty rectangle
    /// if no part is available.
    ///
    /// - Parameters:
    ///   - proposedRect: The rectangle of the line, in the coordinates of the container.
    ///   - characterIndex: The index of the first character of the line.
    ///   - baseWritingDirection: The writing direction of the paragraph.
    ///   - remainingRect: Receives the rest of the rectangle, after the first part and the exclusion path that follows
    ///     this part.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        var rect = proposedRect
        rect.size.width = max(0, min(rect.maxX, lineWidth) - rect.minX)
        let holes: [Range<CGFloat>] = exclusions.compactMap { $0.extent(from: rect.minY, to: rect.maxY) }
        let sorted: [Range<CGFloat>] = holes.sorted { $0.lowerBound < $1.lowerBound }
        var parts: [Range<CGFloat>] = []
        var x: CGFloat = rect.minX
        for hole in sorted where hole.upperBound > x {
            if hole.lowerBound > x { parts.append(x..<min(hole.lowerBound, rect.maxX)) }
            x = hole.upperBound
            if x >= rect.maxX { break }
        }
        if x < rect.maxX { parts.append(x..<rect.maxX) }
        if baseWritingDirection == .rightToLeft { parts.reverse() }
        // Parts that are beside an exclusion path and narrower than about two characters are not used.
        parts.removeAll { $0.upperBound - $0.lowerBound < min(rect.height * 1.5, rect.width) }
        guard let first = parts.first else { return .zero }
        if parts.count > 1 {
            let rest: ClosedRange<CGFloat> =
                baseWritingDirection == .rightToLeft
                ? rect.minX...parts[1].upperBound : parts[1].lowerBound...rect.maxX
            remainingRect?.pointee = CGRect(
                x: rest.lowerBound, y: rect.minY, width: rest.upperBound - rest.lowerBound, height: rect.height)
        }
        return CGRect(
            x: first.lowerBound, y: rect.minY, width: first.upperBound - first.lowerBound, height: rect.height)
    }

    /// Whether the region is a rectangle. The value is false if the container has exclusion paths or is an instance of
    /// a subclass.
    open var isSimpleRectangularTextContainer: Bool {
        exclusionPaths.isEmpty && type(of: self) == NSTextContainer.self
    }

    /// Called when the size, the limits or the exclusion paths change.
    package var geometryHandler: (() -> Void)?

    /// The width of the lines, in points.
    package var columnWidth: CGFloat {
        let width: CGFloat = size.width <= 0 || size.width > 1e6 ? .greatestFiniteMagnitude : size.width
        return width < 1e6 ? max(1, width - 2 * lineFragmentPadding) : width
    }

    /// The width of the rectangles that are proposed for lines, in points.
    package var lineWidth: CGFloat { min(measuredWidth ?? (columnWidth < 1e6 ? size.width : 1e6), 1e6) }

    /// The height, in points, or the greatest finite value if the height is not limited.
    package var columnHeight: CGFloat {
        size.height <= 0 || size.height > 1e6 ? .greatestFiniteMagnitude : size.height
    }

    private func geometryDidChange() {
        owner?.containerDidChange()
        geometryHandler?()
    }
}

/// The owner of a text container: a layout manager.
package protocol TextContainerOwner: AnyObject {
    /// Called when the size, the limits or the exclusion paths of a container change.
    func containerDidChange()
}
