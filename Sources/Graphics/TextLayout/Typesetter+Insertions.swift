import CPango
import Foundation

extension Typesetter {
    /// Returns the control characters for the embeddings and overrides of runs, at the boundaries of the runs.
    static func directionMarks(of runs: [TextRun], starts: [Int]) -> [TextInsertion] {
        guard runs.contains(where: { !$0.style.directions.isEmpty }) else { return [] }
        var marks: [TextInsertion] = []
        var open: [DirectionFormat] = []
        for (run, start) in zip(runs, starts) where !run.text.isEmpty {
            let directions: [DirectionFormat] = run.style.directions
            if directions == open { continue }
            let shared = zip(open, directions).prefix { $0 == $1 }.count
            var characters: [UInt8] = []
            for _ in shared..<open.count { characters += DirectionFormat.closing }
            for direction in directions[shared...] { characters += direction.opening }
            marks.append(TextInsertion(byte: start, characters: characters))
            open = directions
        }
        return marks
    }

    /// Updates the list of insertions: soft hyphens, and the control characters for directions.
    mutating func updateInsertions() {
        insertions = .merged(
            hyphens.map { TextInsertion(byte: $0, characters: TextInsertion.softHyphen) }, directionMarks)
    }

    /// Returns the characters that begin Pango's text if it starts at the byte `start`: the opening characters of the
    /// embeddings and overrides that contain the byte.
    func prefix(at start: Int) -> [UInt8] {
        if directionMarks.isEmpty { return [] }
        return runs[runIndex(atByte: start)].style.directions.flatMap(\.opening)
    }

    /// Returns the byte offset in the text for a byte offset in Pango's text, which starts at `start` and contains
    /// insertions.
    func byte(atPango position: Int, from start: Int) -> Int {
        if insertions.isEmpty { return start + position }
        let prefix: Int = self.prefix(at: start).count
        let first = insertions.firstIndex(after: start)
        let skipped: Int = insertions.length(before: first)
        func place(_ index: Int) -> Int {
            insertions[index].byte - start + prefix + insertions[index].lengthBefore - skipped
        }
        var (low, high) = (first, insertions.count)
        while low < high {
            let middle = (low + high) / 2
            if place(middle) < position { low = middle + 1 } else { high = middle }
        }
        if low == first { return start + max(0, position - prefix) }
        let last = insertions[low - 1]
        // The position can be inside the last insertion.
        let length: Int = min(last.characters.count, position - place(low - 1))
        return start + position - prefix - (last.lengthBefore - skipped + length)
    }

    /// Returns the byte offset in Pango's text for a byte offset in the text.
    func pangoByte(at byte: Int, from start: Int) -> Int {
        if insertions.isEmpty { return byte - start }
        let inserted: Int =
            insertions.length(before: insertions.firstIndex(after: byte))
            - insertions.length(before: insertions.firstIndex(after: start))
        return byte - start + prefix(at: start).count + inserted
    }

    /// Appends a part of the text, with its insertions, to the scratch memory. ASCII control characters of the text,
    /// except tabs, become spaces.
    mutating func appendWithInsertions(_ bytes: Range<Int>) {
        var next = insertions.firstIndex(after: bytes.lowerBound)
        scratch.append(contentsOf: prefix(at: bytes.lowerBound))
        func insert(at index: Int) {
            while next < insertions.count, insertions[next].byte == index {
                scratch.append(contentsOf: insertions[next].characters)
                next += 1
            }
        }
        for index in bytes {
            insert(at: index)
            let byte = text[index]
            scratch.append((byte < 0x20 && byte != 0x09) || byte == 0x7F ? 0x20 : byte)
        }
        if !bytes.isEmpty { insert(at: bytes.upperBound) }
    }
}
