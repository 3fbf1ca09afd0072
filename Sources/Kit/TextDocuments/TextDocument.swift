import Foundation

/// Text with attributes that can be long. A change takes O(log *n*) and the length of the change.
///
/// Offsets count UTF-16 code units. A range that begins or ends inside a surrogate pair is extended to the whole pair.
package final class TextDocument {
    /// A piece of the text.
    private struct Chunk: Measured {
        var text: String
        var units: Int

        init(_ text: String) {
            self.text = text
            units = text.utf16.count
        }
    }

    /// The usual and the greatest length of a chunk, in UTF-8 code units.
    private static let chunkLength = 1024
    private static let chunkLimit = 2048

    private var chunks = SummedTree<Chunk>()
    private var runs = SummedTree<AttributeRun>()
    private var cachedString: String? = ""

    /// Called after a change, with the range before it and the length of the new text.
    package var didChange: ((_ range: Range<Int>, _ newCount: Int) -> Void)?

    /// Performs changes instead of the document; nil if the document performs them. The object calls `apply(_:in:)`.
    package weak var writer: (any TextDocumentWriter)?

    package init(_ fragment: TextFragment = TextFragment("", attributes: AttributeSet())) {
        store(fragment, in: 0..<0)
    }

    package var count: Int { chunks.total.units }

    /// A number that changes with the text.
    package private(set) var version = 0

    /// The number of UTF-16 code units that were read from the document, for tests.
    package private(set) var readCount = 0

    /// The whole text. O(*n*) after a change.
    package var string: String {
        if let cachedString { return cachedString }
        let whole = string(in: 0..<count)
        cachedString = whole
        return whole
    }

    /// Returns the text in a range.
    package func string(in range: Range<Int>) -> String {
        let range = scalarRange(range)
        if range.isEmpty { return "" }
        if range.count == count, let cachedString { return cachedString }
        readCount += range.count
        var result = ""
        let first = chunks.position(containing: range.lowerBound)
        chunks.forEach(from: first.count) { chunk, position in
            if position.units >= range.upperBound { return false }
            let lower: Int = max(0, range.lowerBound - position.units)
            let upper: Int = min(chunk.units, range.upperBound - position.units)
            if lower == 0, upper == chunk.units {
                result += chunk.text
            } else if lower < upper {
                result += chunk.text[chunk.text.utf16Index(lower)..<chunk.text.utf16Index(upper)]
            }
            return true
        }
        return result
    }

    /// Returns the attributes at an offset, and the range in which they are the same.
    package func attributes(at offset: Int) -> (attributes: AttributeSet, range: Range<Int>)? {
        guard offset >= 0, offset < count else { return nil }
        let position = runs.position(containing: offset)
        let run = runs[position.count]
        return (run.attributes, position.units..<position.units + run.units)
    }

    /// Returns the text in a range with its attributes.
    package func fragment(in range: Range<Int>) -> TextFragment {
        let range = scalarRange(range)
        var found: [AttributeRun] = []
        if !range.isEmpty {
            runs.forEach(from: runs.position(containing: range.lowerBound).count) { run, position in
                if position.units >= range.upperBound { return false }
                let part = (position.units..<position.units + run.units).clamped(to: range)
                if !part.isEmpty { found.append(AttributeRun(units: part.count, attributes: run.attributes)) }
                return true
            }
        }
        return TextFragment(text: string(in: range), runs: found)
    }

    package func attributedString(in range: Range<Int>) -> NSMutableAttributedString {
        fragment(in: range).attributedString
    }

    // MARK: Changes

    /// Replaces a range.
    package func replace(_ range: Range<Int>, with fragment: TextFragment) {
        let range = scalarRange(range)
        if range.isEmpty, fragment.text.isEmpty { return }
        if let writer {
            writer.write(fragment, in: range)
        } else {
            apply(fragment, in: range)
        }
    }

    /// Sets the attributes of a range.
    package func setAttributes(_ attributes: AttributeSet, in range: Range<Int>) {
        changeAttributes(in: range) { _ in attributes }
    }

    /// Replaces each set of attributes in a range.
    package func changeAttributes(in range: Range<Int>, _ change: (AttributeSet) -> AttributeSet) {
        var changed = fragment(in: range)
        guard !changed.runs.isEmpty else { return }
        for index in changed.runs.indices { changed.runs[index].attributes = change(changed.runs[index].attributes) }
        replace(range, with: changed)
    }

    /// Sets the attributes of a range, for a writer.
    package func applyAttributes(_ attributes: AttributeSet, in range: Range<Int>) {
        let range = scalarRange(range)
        if range.isEmpty { return }
        storeRuns([AttributeRun(units: range.count, attributes: attributes)], in: range)
        didChange?(range, range.count)
    }

    /// Replaces a range, for a writer.
    package func apply(_ fragment: TextFragment, in range: Range<Int>) {
        let before = count
        store(fragment, in: range)
        didChange?(range, count - before + range.count)
    }

    private func store(_ fragment: TextFragment, in range: Range<Int>) {
        version += 1
        cachedString = range.count == count ? fragment.text : nil
        storeText(fragment.text, in: range)
        storeRuns(fragment.runs, in: range)
    }

    private func storeText(_ text: String, in range: Range<Int>) {
        guard chunks.count > 0 else {
            chunks = SummedTree(Self.chunks(of: text))
            return
        }
        let first = chunks.position(containing: range.lowerBound)
        let last = chunks.position(containing: range.upperBound)
        let head = chunks[first.count]
        let tail = chunks[last.count]
        var joined = String(head.text[..<head.text.utf16Index(range.lowerBound - first.units)])
        joined += text
        joined += tail.text[tail.text.utf16Index(range.upperBound - last.units)...]
        var end: Int = last.count + 1
        // Short chunks are joined with the next one.
        if joined.utf8.count < Self.chunkLength / 4, end < chunks.count {
            joined += chunks[end].text
            end += 1
        }
        let pieces = joined.utf8.count <= Self.chunkLimit ? [Chunk(joined)] : Self.chunks(of: joined)
        chunks.replace(first.count..<end, with: joined.isEmpty && chunks.count > end - first.count ? [] : pieces)
    }

    private static func chunks(of text: String) -> [Chunk] {
        if text.utf8.count <= chunkLimit { return [Chunk(text)] }
        var chunks: [Chunk] = []
        var text = text
        text.withUTF8 { bytes in
            var start = 0
            while start < bytes.count {
                var end = min(start + chunkLength, bytes.count)
                while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
                chunks.append(Chunk(String(decoding: bytes[start..<end], as: UTF8.self)))
                start = end
            }
        }
        return chunks
    }

    private func storeRuns(_ new: [AttributeRun], in range: Range<Int>) {
        var merged: [AttributeRun] = []
        func add(_ run: AttributeRun) {
            if run.units == 0 { return }
            if let last = merged.last, last.attributes.isEqual(to: run.attributes) {
                merged[merged.count - 1].units += run.units
            } else {
                merged.append(run)
            }
        }
        guard runs.count > 0 else {
            for run in new { add(run) }
            runs = SummedTree(merged)
            return
        }
        // The runs beside the range take part, so that equal runs are merged.
        let first = runs.position(containing: max(0, range.lowerBound - 1))
        let last = runs.position(containing: range.upperBound)
        let (head, tail) = (runs[first.count], runs[last.count])
        add(AttributeRun(units: range.lowerBound - first.units, attributes: head.attributes))
        for run in new { add(run) }
        add(AttributeRun(units: last.units + tail.units - range.upperBound, attributes: tail.attributes))
        runs.replace(first.count..<last.count + 1, with: merged)
    }

    // MARK: Boundaries

    /// Returns a range without halves of surrogate pairs, clamped to the text.
    package func scalarRange(_ range: Range<Int>) -> Range<Int> {
        let lower = min(max(0, range.lowerBound), count)
        let upper = min(max(lower, range.upperBound), count)
        let start = isInsidePair(lower) ? lower - 1 : lower
        let end = upper > lower ? (isInsidePair(upper) ? upper + 1 : upper) : start
        return start..<end
    }

    private func isInsidePair(_ offset: Int) -> Bool {
        guard offset > 0, offset < count else { return false }
        let position = chunks.position(containing: offset)
        let chunk = chunks[position.count]
        let text = chunk.text
        // Chunks end between characters of Unicode, so only an offset inside a chunk can divide a pair.
        guard offset > position.units, text.utf8.count > chunk.units else { return false }
        return UTF16.isTrailSurrogate(text.utf16[text.utf16Index(offset - position.units)])
    }

    /// The number of levels of the trees, for tests.
    package var depth: Int { max(chunks.depth, runs.depth) }

    /// The number of ranges with different attributes, for tests.
    package var runCount: Int { runs.count }
}

/// An object that performs the changes of a document, such as a text storage of an app.
package protocol TextDocumentWriter: AnyObject {
    /// Replaces a range. The object must call `apply(_:in:)` of the document, with the result.
    func write(_ fragment: TextFragment, in range: Range<Int>)
}
