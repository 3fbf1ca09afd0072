import CoreGraphics
import Foundation
import TextDocuments
import UIKitCore
import UIKitDrawing

/// The layout of a document in a text container, as fragments.
///
/// It uses the layout of an `NSLayoutManager`, so both layout managers of a text view return the same results.
open class NSTextLayoutManager: NSObject {
    /// The kinds of the segments of a range.
    public enum SegmentType: Int, Sendable {
        /// Segments that cover the text.
        case standard = 0
        /// Segments that extend to the margin in lines whose end is in the range.
        case selection = 1
        /// Segments that cover the text, for highlights.
        case highlight = 2
    }

    /// Options of the segments of a range.
    public struct SegmentOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The closure receives no ranges.
        public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
        /// Only the first and the last line have segments.
        public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
        /// The caret of an empty range at a line wrap is at the end of the previous line.
        public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
    }

    let engine: NSLayoutManager
    private var fragments: [Int: NSTextLayoutFragment] = [:]
    var rendering = RenderingAttributes()

    /// The delegate. A weak reference.
    open weak var delegate: (any NSTextLayoutManagerDelegate)? {
        didSet { if delegate !== oldValue { contentDidChange() } }
    }

    /// The content manager. A weak reference, because the content manager retains its layout managers.
    open private(set) weak var textContentManager: NSTextContentManager?

    /// The selections. They follow changes to the text: a caret moves behind text that is inserted at it. For the
    /// layout manager of a text view, they are the selection of the view.
    open var textSelections: [NSTextSelection] {
        get {
            guard let range = viewSelection?.get() else { return storedSelections }
            let granularity: NSTextSelection.Granularity = .character
            return [NSTextSelection(range: NSTextRange(range), affinity: .downstream, granularity: granularity)]
        }
        set {
            storedSelections = newValue
            if let first = newValue.first { viewSelection?.set(first.offsets) }
        }
    }
    private var storedSelections: [NSTextSelection] = []
    /// The selection of the text view, if there is one.
    var viewSelection: (get: () -> Range<Int>, set: (Range<Int>) -> Void)?

    /// The object that navigates selections in the lines of this layout manager.
    open var textSelectionNavigation: NSTextSelectionNavigation {
        get {
            if let storedNavigation { return storedNavigation }
            let made = NSTextSelectionNavigation(dataSource: self)
            storedNavigation = made
            return made
        }
        set { storedNavigation = newValue }
    }
    private var storedNavigation: NSTextSelectionNavigation?

    /// The controller that lays out the visible part of the document.
    open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(textLayoutManager: self)

    /// Creates a layout manager without text and without a container.
    public override init() {
        engine = NSLayoutManager()
        super.init()
        prepare()
    }

    /// Creates the layout manager of a text view.
    init(engine: NSLayoutManager) {
        self.engine = engine
        super.init()
        prepare()
    }

    private func prepare() {
        engine.textLayoutManager = self
        engine.modelDecoration = { [weak self] text, range in self?.decorate(text, in: range) }
        engine.changeHandlers[ObjectIdentifier(self)] = { [weak self] change in
            guard let self else { return }
            rendering.textDidChange(in: change.range, newCount: change.newCount)
            storedSelections = storedSelections.map { $0.moved(by: change) }
        }
        engine.flow.margins = { [weak self] in self?.margins(of: $0, in: $1, replacing: $2) ?? $2 }
    }

    // MARK: Content

    func contentManagerDidChange(to manager: NSTextContentManager?) { textContentManager = manager }

    /// Replaces the content manager, and keeps the container and the delegate.
    open func replace(_ textContentManager: NSTextContentManager) {
        self.textContentManager?.removeTextLayoutManager(self)
        textContentManager.addTextLayoutManager(self)
    }

    /// Sets the content manager of a text view.
    func adopt(_ manager: NSTextContentManager) { textContentManager = manager }

    /// Called when a delegate that provides elements or fragments changes.
    func contentDidChange() {
        fragments = [:]
        engine.flow.invalidate()
        engine.notifyViews()
    }

    /// The range of the whole document.
    open var documentRange: NSTextRange { NSTextRange(0..<engine.document.count) }

    /// The container.
    open var textContainer: NSTextContainer? {
        get { engine.textContainers.first }
        set {
            guard newValue !== engine.textContainers.first else { return }
            if !engine.textContainers.isEmpty { engine.removeTextContainer(at: 0) }
            if let newValue { engine.addTextContainer(newValue) }
        }
    }

    /// The bounds of the text in the container, in points. They are estimated where the text is not laid out.
    open var usageBoundsForTextContainer: CGRect {
        let flow = engine.flow
        let width: CGFloat = flow.width < 1e6 ? flow.width : flow.usedWidth()
        return CGRect(x: 0, y: 0, width: width + 2 * engine.padding, height: flow.height)
    }

    /// Replaces a range of the document.
    open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
        let offsets = range.offsets
        engine.document.replace(offsets, with: TextFragment(attributedString))
    }

    /// Replaces a range of the document.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
        textContentManager?.replaceContents(in: range, with: textElements)
    }

    // MARK: Layout

    /// Lays out the fragments of a range.
    open func ensureLayout(for range: NSTextRange) {
        let offsets = range.offsets
        engine.ensureLayout(
            forCharacterRange: NSRange(location: offsets.lowerBound, length: offsets.count))
    }

    /// Lays out the fragments in a rectangle of the container.
    open func ensureLayout(for bounds: CGRect) { _ = engine.flow.places(from: bounds.minY, to: bounds.maxY) }

    /// Discards the layout of a range.
    open func invalidateLayout(for range: NSTextRange) {
        engine.flow.invalidate(range.offsets)
        engine.notifyViews()
    }

    /// Returns the fragment at the y-coordinate of a point of the container, or nil if the point is above or below the
    /// text.
    open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        let flow = engine.flow
        guard position.y >= 0, position.y < flow.height else { return nil }
        return fragment(of: flow.place(atY: position.y))
    }

    /// Returns the fragment that contains a location, or nil for the end of a document that does not end with a line
    /// break.
    open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        let place = engine.flow.place(containing: location.textOffset)
        let end: Int = place.start + place.units
        guard location.textOffset < end || place.units == 0 else { return nil }
        return fragment(of: place)
    }

    /// Calls a closure for each fragment from a location, until the closure returns false.
    ///
    /// - Parameter location: The location. Nil means the start of the document, or its end if the order is reversed.
    /// - Returns: The location at which the enumeration ended, or nil if there was no fragment.
    @discardableResult
    open func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        let flow = engine.flow
        let isReversed: Bool = options.contains(.reverse)
        let estimates: Bool = options.contains(.estimatesSize) && !options.contains(.ensuresLayout)
        let start: Int = location?.textOffset ?? (isReversed ? engine.document.count : 0)
        // The empty last line belongs to the fragment before it.
        let count: Int = flow.paragraphCount - (flow.isExtraLine(at: flow.paragraphCount - 1) ? 1 : 0)
        var index: Int = min(flow.indexOfParagraph(containing: start), count - 1)
        // In reverse order, begin with the fragment before the location. At the end of the document, this is the last
        // fragment.
        if isReversed, start < engine.document.count { index -= 1 }
        var end: (any NSTextLocation)?
        while index >= 0, index < count {
            let found = estimates ? estimatedFragment(at: index) : fragment(of: flow.place(at: index))
            end = isReversed ? found.rangeInElement.location : found.rangeInElement.endLocation
            if !block(found) { break }
            index += isReversed ? -1 : 1
        }
        return end
    }

    /// Returns the fragment of a paragraph, which the delegate can create.
    func fragment(of place: DocumentFlow.Place) -> NSTextLayoutFragment {
        if engine.flow.isExtraLine(at: place.index) { return fragment(of: engine.flow.place(at: place.index - 1)) }
        let found = fragment(place.identifier, of: place.start..<place.start + place.units)
        found.show(place, of: self)
        return found
    }

    /// Returns the fragment with the identifier of a paragraph.
    private func fragment(_ identifier: Int, of range: Range<Int>) -> NSTextLayoutFragment {
        if let known = fragments[identifier] { return known }
        let made = makeFragment(of: range)
        if fragments.count >= 800 { fragments = [:] }
        fragments[identifier] = made
        return made
    }

    /// Returns the space around the lines of a paragraph, which a fragment of an app's class determines.
    private func margins(
        of identifier: Int, in range: Range<Int>, replacing format: DocumentFlow.Margins
    ) -> DocumentFlow.Margins {
        if delegate == nil { return format }
        let fragment = fragment(identifier, of: range)
        return fragment.isFromKit ? format : fragment.margins(replacing: format)
    }

    /// Returns the fragment of a paragraph, without laying it out.
    private func estimatedFragment(at index: Int) -> NSTextLayoutFragment {
        let flow = engine.flow
        guard let (range, estimate) = flow.estimate(at: index) else { return fragment(of: flow.place(at: index)) }
        var frame: CGRect = estimate
        if flow.isExtraLine(at: index + 1) { frame.size.height = flow.height - frame.minY }
        let made = makeFragment(of: range)
        made.show(estimate: frame, of: self)
        return made
    }

    private func makeFragment(of range: Range<Int>) -> NSTextLayoutFragment {
        let element: NSTextParagraph =
            (textContentManager as? NSTextContentStorage)?.paragraph(range)
            ?? NSTextParagraph(attributedString: engine.document.attributedString(in: range))
        element.elementRange = NSTextRange(range)
        return delegate?.textLayoutManager(self, textLayoutFragmentFor: TextOffset(range.lowerBound), in: element)
            ?? NSTextLayoutFragment(textElement: element, range: element.elementRange)
    }

    // MARK: Segments

    /// Calls a closure for each segment of a range, until the closure returns false. A segment is a part of a line that
    /// is in the range. An empty range has one segment, at its caret.
    ///
    /// - Parameter block: A closure that receives the range of the segment, its frame in the container, the distance of
    ///   the baseline from the top of the frame, and the container.
    open func enumerateTextSegments(
        in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
        using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        guard let container = textContainer else { return }
        let (flow, padding) = (engine.flow, engine.padding)
        let range: Range<Int> = textRange.offsets
        if range.isEmpty {
            let wrapped: DocumentFlow.Line? =
                options.contains(.upstreamAffinity) ? flow.line(wrappingAt: range.lowerBound) : nil
            let line = wrapped ?? flow.line(containing: range.lowerBound)
            let caret: CGRect = (wrapped?.endCaret ?? flow.caretRect(at: range.lowerBound)).offsetBy(dx: padding, dy: 0)
            let found: NSTextRange? = options.contains(.rangeNotRequired) ? nil : textRange
            _ = block(found, caret, line.baseline - line.frame.minY, container)
            return
        }
        var index: Int = flow.indexOfParagraph(containing: range.lowerBound)
        while index < flow.paragraphCount {
            let place = flow.place(at: index)
            if place.start >= range.upperBound { return }
            for line in flow.lines(of: place) where line.range.overlaps(range) {
                let part: Range<Int> = line.range.clamped(to: range)
                let isMiddle: Bool =
                    line.range.lowerBound > range.lowerBound && line.range.upperBound < range.upperBound
                if isMiddle, options.contains(.middleFragmentsExcluded) { continue }
                let rects = flow.selectionRects(
                    for: part, fillsLines: type == .selection, from: line.frame.minY, to: line.frame.maxY)
                let found: NSTextRange? = options.contains(.rangeNotRequired) ? nil : NSTextRange(part)
                for rect in rects where rect.midY > line.frame.minY && rect.midY < line.frame.maxY {
                    let frame: CGRect = rect.offsetBy(dx: padding, dy: 0)
                    if !block(found, frame, line.baseline - line.frame.minY, container) { return }
                }
            }
            index += 1
        }
    }
}

/// An object that customizes the layout of text as fragments.
public protocol NSTextLayoutManagerDelegate: AnyObject {
    /// Returns the fragment of an element.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment
}

extension NSTextLayoutManagerDelegate {
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment {
        NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange)
    }
}

extension NSTextContainer {
    /// The text layout manager that lays out the container, or nil if only an `NSLayoutManager` lays it out.
    public var textLayoutManager: NSTextLayoutManager? { layoutManager?.textLayoutManager }
}
