import Foundation
import TextDocuments
import UIKitDrawing

/// Attributes that change the appearance of ranges without changing the document.
struct RenderingAttributes {
    /// The ranges, which are in order and do not overlap.
    private(set) var runs: [(range: Range<Int>, values: [NSAttributedString.Key: Any])] = []

    /// Changes the attributes of a range.
    mutating func change(
        _ range: Range<Int>, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        if range.isEmpty { return }
        var result: [(range: Range<Int>, values: [NSAttributedString.Key: Any])] = []
        var position: Int = range.lowerBound
        func add(_ range: Range<Int>, _ values: [NSAttributedString.Key: Any]) {
            if !range.isEmpty, !values.isEmpty { result.append((range, values)) }
        }
        for run in runs {
            guard run.range.overlaps(range) else {
                if run.range.lowerBound >= range.upperBound, position < range.upperBound {
                    add(position..<range.upperBound, change([:]))
                    position = range.upperBound
                }
                result.append(run)
                continue
            }
            add(run.range.lowerBound..<max(run.range.lowerBound, range.lowerBound), run.values)
            let part: Range<Int> = run.range.clamped(to: range)
            add(position..<max(position, part.lowerBound), change([:]))
            add(part, change(run.values))
            position = part.upperBound
            add(min(range.upperBound, run.range.upperBound)..<run.range.upperBound, run.values)
        }
        if position < range.upperBound { add(position..<range.upperBound, change([:])) }
        runs = result.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Moves the ranges after a change to the text, and removes the ranges that the change touched.
    mutating func textDidChange(in range: Range<Int>, newCount: Int) {
        if runs.isEmpty || range.isEmpty && newCount == 0 { return }
        let delta: Int = newCount - range.count
        runs = runs.compactMap { run in
            if run.range.upperBound <= range.lowerBound { return run }
            guard run.range.lowerBound >= range.upperBound else { return nil }
            return (run.range.lowerBound + delta..<run.range.upperBound + delta, run.values)
        }
    }
}

extension NSTextLayoutManager {
    /// Sets the rendering attributes of a range. Replaces the attributes that were set before.
    public func setRenderingAttributes(
        _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
    ) {
        changeRendering(textRange) { _ in renderingAttributes }
    }

    /// Adds a rendering attribute to a range. The value `NSNull` hides the attribute of the text.
    public func addRenderingAttribute(
        _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
    ) {
        changeRendering(textRange) { $0.merging([renderingAttribute: value ?? NSNull()]) { $1 } }
    }

    /// Removes an attribute that was added with `addRenderingAttribute(_:value:for:)`.
    public func removeRenderingAttribute(
        _ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange
    ) {
        changeRendering(textRange) { $0.filter { $0.key != renderingAttribute } }
    }

    /// Removes all rendering attributes of a range.
    public func invalidateRenderingAttributes(for textRange: NSTextRange) {
        changeRendering(textRange) { _ in [:] }
    }

    /// Calls a closure for each range with rendering attributes from a location, until the closure returns false.
    public func enumerateRenderingAttributes(
        from location: any NSTextLocation, reverse: Bool,
        using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
    ) {
        let start: Int = location.textOffset
        let found = rendering.runs.filter { reverse ? $0.range.lowerBound < start : $0.range.upperBound > start }
        for run in reverse ? found.reversed() : found
        where !block(self, run.values, NSTextRange(run.range)) { return }
    }

    private func changeRendering(
        _ range: NSTextRange, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        let offsets: Range<Int> = range.offsets.clamped(to: 0..<engine.document.count)
        if offsets.isEmpty { return }
        rendering.change(offsets, change)
        engine.flow.invalidate(offsets)
        engine.notifyViews()
    }

    /// Changes the attributes with which a paragraph is shown.
    func decorate(_ text: NSMutableAttributedString, in range: Range<Int>) {
        if let storage = textContentManager as? NSTextContentStorage, let delegate = storage.delegate {
            let whole: Range<Int> = engine.flow.extent(containing: range.lowerBound)
            let nsRange = NSRange(location: whole.lowerBound, length: whole.count)
            let shown: NSAttributedString? =
                delegate.textContentStorage(storage, textParagraphWith: nsRange)?.attributedString
            if let shown, shown.length == whole.count {
                let part = NSRange(location: range.lowerBound - whole.lowerBound, length: range.count)
                text.setAttributedString(shown.attributedSubstring(from: part))
            }
        }
        for run in rendering.runs where run.range.overlaps(range) {
            let part: Range<Int> = run.range.clamped(to: range)
            let local = NSRange(location: part.lowerBound - range.lowerBound, length: part.count)
            for (key, value) in run.values {
                if value is NSNull {
                    text.removeAttribute(key, range: local)
                } else {
                    text.addAttribute(key, value: value, range: local)
                }
            }
        }
    }
}
