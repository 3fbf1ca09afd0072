import Foundation

/// Attributed text, which can be long. A change takes O(log *n* + *k*), where *k* is the length of the change.
///
/// Offsets count UTF-16 code units. A range that begins or ends inside a surrogate pair is extended to the whole pair.
package final class TextDocument {
    /// A piece of the text, as a substring of the string with which it was inserted.
    private struct Chunk: Measured {
        var text: Substring
        var units: Int

        init(_ text: Substring, units: Int) {
            self.text = text
            self.units = units
        }

        init(_ text: String) {
            self.init(text[...], units: text.utf16Length)
        }
    }

    /// The usual length of a chunk, in UTF-8 code units.
    private static let chunkLength = 1024
    /// The maximum length of a chunk, in UTF-8 code units.
    private static let chunkLimit = 2048

    private var chunks = SummedTree<Chunk>()
    private var runs = SummedTree<AttributeRun>()
    private var cachedString: String? = ""
    /// The total length of the strings that several chunks share, including parts that the text no longer contains.
    private(set) var sharedUnits = 0

    /// Called after a change.
    package var didChange: ((TextChange) -> Void)?

    /// The object that performs changes in place of the document, by calling `apply(_:in:)` and
    /// `applyAttributes(_:in:)`. If it is nil, the document performs changes.
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
        if chunks.count > 1 { share(whole) }
        return whole
    }

    /// Makes all chunks substrings of the whole text, so that the text is in memory only once. O(*n*) in the number of
    /// chunks.
    private func share(_ whole: String) {
        var start: String.Index = whole.startIndex
        chunks.updateAll { chunk in
            let end: String.Index = whole.utf8.index(start, offsetBy: chunk.text.utf8.count)
            chunk.text = whole[start..<end]
            start = end
        }
        sharedUnits = count
    }

    /// Returns the text in a range.
    package func string(in range: Range<Int>) -> String {
        let range = scalarRange(range)
        if range.isEmpty { return "" }
        if range.count == count, let cachedString { return cachedString }
        readCount += range.count
        let first = chunks.position(containing: range.lowerBound)
        var result = ""
        if range.count > Self.chunkLimit {
            // Reserves capacity for exactly this text, because the capacity of a growing string can be twice its
            // length.
            var bytes = 0
            chunks.forEach(from: first.count) { chunk, position in
                bytes += chunk.text.utf8.count
                return position.units + chunk.units < range.upperBound
            }
            result.reserveCapacity(bytes)
        }
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

    /// Returns the attributes at an offset, and the range over which they are the same.
    package func attributes(at offset: Int) -> (attributes: AttributeSet, range: Range<Int>)? {
        guard offset >= 0, offset < count else { return nil }
        let position = runs.position(containing: offset)
        let run = runs[position.count]
        return (run.attributes, position.units..<position.units + run.units)
    }

    /// Returns the text in a range with its attributes.
    package func fragment(in range: Range<Int>) -> TextFragment {
        let range = scalarRange(range)
        return TextFragment(text: string(in: range), runs: runs(in: range))
    }

    private func runs(in range: Range<Int>) -> [AttributeRun] {
        if range.isEmpty { return [] }
        var found: [AttributeRun] = []
        runs.forEach(from: runs.position(containing: range.lowerBound).count) { run, position in
            if position.units >= range.upperBound { return false }
            let part = (position.units..<position.units + run.units).clamped(to: range)
            if !part.isEmpty { found.append(AttributeRun(units: part.count, attributes: run.attributes)) }
            return true
        }
        return found
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
        let range = scalarRange(range)
        if range.isEmpty { return }
        let changed = runs(in: range).map { AttributeRun(units: $0.units, attributes: change($0.attributes)) }
        if let writer {
            writer.writeAttributes(changed, in: range)
        } else {
            applyAttributes(changed, in: range)
        }
    }

    /// Sets the attributes of a range, for a writer. The runs have the length of the range.
    package func applyAttributes(_ new: [AttributeRun], in range: Range<Int>) {
        if range.isEmpty { return }
        storeRuns(new, in: range)
        didChange?(TextChange(range, newCount: range.count, keepsCharacters: true))
    }

    /// Replaces a range, for a writer.
    package func apply(_ fragment: TextFragment, in range: Range<Int>) {
        let before = count
        store(fragment, in: range)
        didChange?(TextChange(range, newCount: count - before + range.count))
    }

    private func store(_ fragment: TextFragment, in range: Range<Int>) {
        version += 1
        cachedString = range.count == count ? fragment.text : nil
        storeText(fragment.text, in: range)
        storeRuns(fragment.runs, in: range)
        // Releases strings that are mostly deleted.
        if sharedUnits > 4 * count + Self.chunkLength * 64 { share(string(in: 0..<count)) }
    }

    private func storeText(_ text: String, in range: Range<Int>) {
        if range.count == count {
            chunks = SummedTree { Self.forEachChunk(of: text, $0) }
            sharedUnits = count
            return
        }
        let first = chunks.position(containing: range.lowerBound)
        let last = chunks.position(containing: range.upperBound)
        let head = chunks[first.count]
        let tail = chunks[last.count]
        let start = head.text[..<head.text.utf16Index(range.lowerBound - first.units)]
        let rest = tail.text[tail.text.utf16Index(range.upperBound - last.units)...]
        var joined = ""
        joined.reserveCapacity(start.utf8.count + text.utf8.count + rest.utf8.count)
        joined += start
        joined += text
        joined += rest
        var end: Int = last.count + 1
        // A short chunk is merged with the next one.
        if joined.utf8.count < Self.chunkLength / 4, end < chunks.count {
            joined += chunks[end].text
            end += 1
        }
        let pieces = Self.chunks(of: joined)
        if pieces.count > 1 { sharedUnits += pieces.reduce(0) { $0 + $1.units } }
        chunks.replace(first.count..<end, with: joined.isEmpty && chunks.count > end - first.count ? [] : pieces)
    }

    /// Returns the chunks of a string, which share its memory.
    private static func chunks(of text: String) -> [Chunk] {
        var chunks: [Chunk] = []
        forEachChunk(of: text) { chunks.append($0) }
        return chunks
    }

    /// Calls `body` for each chunk of a string, without creating an array.
    private static func forEachChunk(of text: String, _ body: (Chunk) -> Void) {
        let bytes: String.UTF8View = text.utf8
        if bytes.count <= chunkLimit { return body(Chunk(text)) }
        var start: String.Index = text.startIndex
        while start < text.endIndex {
            let usual: String.Index? = bytes.index(start, offsetBy: chunkLength, limitedBy: text.endIndex)
            var end: String.Index = usual ?? text.endIndex
            while end < text.endIndex, bytes[end] & 0xC0 == 0x80 { end = bytes.index(after: end) }
            let part: Substring = text[start..<end]
            body(Chunk(part, units: part.utf16Length))
            start = end
        }
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
        // The runs adjacent to the range are included, so that equal runs are merged.
        let first = runs.position(containing: max(0, range.lowerBound - 1))
        let last = runs.position(containing: range.upperBound)
        let (head, tail) = (runs[first.count], runs[last.count])
        add(AttributeRun(units: range.lowerBound - first.units, attributes: head.attributes))
        for run in new { add(run) }
        add(AttributeRun(units: last.units + tail.units - range.upperBound, attributes: tail.attributes))
        runs.replace(first.count..<last.count + 1, with: merged)
    }

    // MARK: Boundaries

    /// Clamps a range to the text, and extends it to whole surrogate pairs.
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
        // Chunks end between Unicode scalars, so only an offset inside a chunk can divide a surrogate pair.
        guard offset > position.units, text.utf8.count > chunk.units else { return false }
        return text.utf16Offset(offset - position.units).isInsidePair
    }

    /// The number of levels of the trees, for tests.
    package var depth: Int { max(chunks.depth, runs.depth) }

    /// The number of ranges with different attributes, for tests.
    package var runCount: Int { runs.count }
}

extension Substring {
    /// Returns the index at an offset in UTF-16 code units, clamped to the bounds. For an offset inside a surrogate
    /// pair, returns the index after the pair.
    ///
    /// The standard library's method counts from the start of the whole string, and creates an index of the string.
    fileprivate func utf16Index(_ offset: Int) -> Index { utf16Offset(offset).index }

    fileprivate func utf16Offset(_ offset: Int) -> (index: Index, isInsidePair: Bool) {
        var units = 0
        let bytes: Int =
            utf8.withContiguousStorageIfAvailable { bytes in
                var index = 0
                while index < bytes.count, units < offset {
                    let byte = bytes[index]
                    units += byte >= 0xF0 ? 2 : 1
                    index += byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
                }
                return index
            } ?? 0
        return (utf8.index(startIndex, offsetBy: bytes), units > Swift.max(0, offset))
    }
}

/// An object that performs the changes to a document, such as a text storage of an app.
package protocol TextDocumentWriter: AnyObject {
    /// Replaces a range. The object may change the fragment, and must call `apply(_:in:)` of the document with the
    /// final text.
    func write(_ fragment: TextFragment, in range: Range<Int>)

    /// Sets the attributes of a range. The object may change the attributes, and must call `applyAttributes(_:in:)` of
    /// the document with the final attributes.
    func writeAttributes(_ runs: [AttributeRun], in range: Range<Int>)
}
