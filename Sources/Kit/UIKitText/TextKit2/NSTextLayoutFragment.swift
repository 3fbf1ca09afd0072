import CoreGraphics
import Foundation
import TextDocuments
import UIKitCore
import UIKitDrawing

/// The layout of a text element, which is a paragraph or a part of a long paragraph.
///
/// A subclass can draw more than the text in `draw(at:in:)`. In this case, it must also override
/// `renderingSurfaceBounds` to include the additional area. The delegate of the layout manager creates the instances of
/// the subclass.
open class NSTextLayoutFragment: NSObject {
    /// Options of `enumerateTextLayoutFragments(from:options:using:)`.
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The fragments are enumerated toward the start of the document.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
        /// Fragments that are not laid out have an estimated size and no lines, unless `ensuresLayout` is also set.
        public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
        /// The fragments are laid out. This is the case unless `estimatesSize` is set.
        public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
        /// The last fragment has a line for the empty line after a line break at the end of the document. This is
        /// always the case.
        public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
    }

    /// The state of the layout.
    public enum State: UInt, Sendable {
        /// The fragment has no layout.
        case none = 0
        /// The fragment has an estimated size.
        case estimatedUsageBounds = 1
        /// The fragment has its lines.
        case layoutAvailable = 3
    }

    /// The layout manager. A weak reference.
    public internal(set) weak var textLayoutManager: NSTextLayoutManager?

    /// The element. In Apple's class, the reference is weak.
    public private(set) var textElement: NSTextElement?

    /// The range of the fragment in the document.
    public private(set) var rangeInElement: NSTextRange

    private var place: DocumentFlow.Place?
    /// The empty line after a line break at the end of the document, if the fragment is the last one.
    private var extraLine: DocumentFlow.Place?
    /// The margins that the format determines, while the paragraph is being laid out.
    private var formatMargins: DocumentFlow.Margins?
    /// The estimated frame of a fragment that is not laid out, in the column.
    private var estimate: CGRect?

    /// Creates a fragment. The layout manager sets its lines.
    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        self.textElement = textElement
        self.rangeInElement = rangeInElement ?? textElement.elementRange ?? NSTextRange(0..<0)
        super.init()
    }

    /// Creates a fragment without an element. Ignores the values in the archive.
    public required init?(coder: NSCoder) {
        rangeInElement = NSTextRange(0..<0)
        super.init()
    }

    /// Returns the margins and the padding for the layout of the paragraph.
    func margins(replacing formatMargins: DocumentFlow.Margins) -> DocumentFlow.Margins {
        self.formatMargins = formatMargins
        defer { self.formatMargins = nil }
        var margins = DocumentFlow.Margins(top: topMargin, bottom: bottomMargin)
        margins.leading = leadingPadding
        margins.trailing = trailingPadding
        return margins
    }

    /// Sets the estimated frame of a paragraph that is not laid out.
    func show(estimate: CGRect, of manager: NSTextLayoutManager) {
        self.estimate = estimate
        textLayoutManager = manager
    }

    /// Sets the layout and the range of the fragment to those of a paragraph.
    func show(_ place: DocumentFlow.Place, of manager: NSTextLayoutManager) {
        self.place = place
        let flow = manager.engine.flow
        extraLine = flow.isExtraLine(at: place.index + 1) ? flow.place(at: place.index + 1) : nil
        textLayoutManager = manager
        rangeInElement = NSTextRange(place.start..<place.start + place.units)
        textElement?.elementRange = rangeInElement
    }

    var isFromKit: Bool { type(of: self) == NSTextLayoutFragment.self }

    /// The state of the layout.
    open var state: State { place != nil ? .layoutAvailable : estimate != nil ? .estimatedUsageBounds : .none }

    /// The frame of the fragment in the coordinates of the text container, in points. It extends from the left edge of
    /// the text area to the right end of the longest line.
    open var layoutFragmentFrame: CGRect {
        guard let manager = textLayoutManager else { return .zero }
        guard let place else { return estimate?.offsetBy(dx: manager.engine.padding, dy: 0) ?? .zero }
        let right: CGFloat = lines(of: manager).reduce(place.laidOut.block.size.width) { max($0, $1.frame.maxX) }
        return CGRect(
            x: manager.engine.padding, y: place.top, width: right, height: place.height + (extraLine?.height ?? 0))
    }

    /// The lines in the coordinates of the column.
    private func lines(of manager: NSTextLayoutManager) -> [DocumentFlow.Line] {
        [place, extraLine].compactMap { $0 }.flatMap { manager.engine.flow.lines(of: $0) }
    }

    /// The lines, from top to bottom. If the document ends with a line break, the last line of its last fragment is
    /// empty.
    open var textLineFragments: [NSTextLineFragment] {
        guard let place, let manager = textLayoutManager else { return [] }
        let flow = manager.engine.flow
        let text: NSAttributedString =
            (textElement as? NSTextParagraph)?.attributedString
            ?? manager.engine.document.attributedString(in: rangeInElement.offsets)
        return lines(of: manager).map { line in
            NSTextLineFragment(line, text: text, place: place, flow: flow) { point, context in
                Self.draw(place, at: point, in: context)
            }
        }
    }

    /// The area in which the fragment draws, in the coordinates of the fragment, in points.
    open var renderingSurfaceBounds: CGRect {
        CGRect(origin: .zero, size: layoutFragmentFrame.size).insetBy(dx: -4, dy: -1)
    }

    /// The space above the first line, in points. The layout uses the value of a subclass.
    open var topMargin: CGFloat { (formatMargins ?? place?.laidOut.formatMargins)?.top ?? 0 }

    /// The space below the last line, in points. The layout uses the value of a subclass.
    open var bottomMargin: CGFloat { (formatMargins ?? place?.laidOut.formatMargins)?.bottom ?? 0 }

    /// The space before the lines, in points, in addition to their indents. The layout uses the value of a subclass.
    /// The default is 0.
    open var leadingPadding: CGFloat { 0 }

    /// The space after the lines, in points, in addition to their indents. The layout uses the value of a subclass. The
    /// default is 0.
    open var trailingPadding: CGFloat { 0 }

    /// Draws the fragment.
    ///
    /// - Parameter point: The position of the origin of the fragment.
    open func draw(at point: CGPoint, in context: CGContext) {
        guard let place else { return }
        Self.draw(place, at: point, in: context)
    }

    private static func draw(_ place: DocumentFlow.Place, at point: CGPoint, in context: CGContext) {
        let origin = CGPoint(x: point.x, y: point.y + place.laidOut.spaceBefore)
        place.laidOut.block.inCurrentColors.draw(in: context, at: origin, color: UIColor.label.cgColor)
    }

    /// Discards the layout.
    open func invalidateLayout() { textLayoutManager?.invalidateLayout(for: rangeInElement) }

    /// Returns the line of a location.
    ///
    /// - Parameter isUpstreamAffinity: Whether the end of a line belongs to that line instead of the next line.
    open func textLineFragment(for textLocation: any NSTextLocation, isUpstreamAffinity: Bool) -> NSTextLineFragment? {
        let offset: Int = textLocation.textOffset - rangeInElement.offsets.lowerBound
        let lines = textLineFragments
        if isUpstreamAffinity, let line = lines.last(where: { $0.characterRange.location < offset }) { return line }
        return lines.last { $0.characterRange.location <= offset }
    }

    /// Returns the line at a distance from the top of the fragment, in points.
    ///
    /// - Parameter requiresExactMatch: Whether the result is nil if no line is at that distance.
    open func textLineFragment(
        forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool
    ) -> NSTextLineFragment? {
        let lines = textLineFragments
        if let line = lines.first(where: {
            $0.typographicBounds.minY <= verticalOffset && verticalOffset < $0.typographicBounds.maxY
        }) {
            return line
        }
        if requiresExactMatch { return nil }
        return verticalOffset < 0 ? lines.first : lines.last
    }

    /// Returns the frame of the attachment at a location, in the coordinates of the fragment, or zero if there is no
    /// attachment.
    open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
        guard let place else { return .zero }
        let offset: Int = location.textOffset - place.start
        let frame: CGRect? = place.laidOut.block.attachmentFrames.first { $0.utf16Offset == offset }?.frame
        return frame?.offsetBy(dx: 0, dy: place.laidOut.spaceBefore) ?? .zero
    }
}
