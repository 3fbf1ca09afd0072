import Foundation

extension TextLayout {
    /// The same as the initialiser, but text that has been laid out lately is not laid out again.
    ///
    /// The cache is bounded and keyed by content, so nobody need keep layouts for speed. Text that was measured in one
    /// width and is then laid out in another in which its lines break alike, as happens to every label, is only placed
    /// anew. Colors that styles carry are part of the key; the color given when drawing is not.
    public static func cached(
        runs: [TextRun], format: ParagraphFormat = ParagraphFormat(),
        maximumSize: CGSize = CGSize(
            width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude),
        maximumNumberOfLines: Int = 0
    ) -> TextLayout {
        TextLayoutCache.shared.layout(
            runs: runs, format: format, maximumSize: maximumSize, maximumNumberOfLines: maximumNumberOfLines)
    }

    /// Forgets all cached layouts, for tests and when memory is short.
    package static func emptyCache() {
        TextLayoutCache.shared.empty()
    }

    /// How often text has been shaped and broken into lines for this thread: guards against needless work.
    package static var typesettingCount: Int { TextEngine.shared.typesettingCount }

    /// Whether this layout's lines hold for another space too, apart from where they stand.
    func isReusable(for size: CGSize) -> Bool {
        if isTruncated || format.alignment == .justified || format.tailIndent > 0 { return false }
        guard size.width >= content.usedWidth - 0.003, size.height >= self.size.height - 0.01 else { return false }
        return size.width <= maximumSize.width || !content.isWrapped
    }
}

/// Layouts of late, by content.
///
/// Two generations: what is asked for moves to the young one; when that is full, the old one is dropped. So every
/// operation takes constant time, and nothing is kept that was not used for a while.
///
/// Defence of `@unchecked Sendable`: both generations are touched only under the lock.
final class TextLayoutCache: @unchecked Sendable {
    static let shared = TextLayoutCache(countLimit: 1024, costLimit: 1 << 18)

    private struct Key: Hashable {
        var runs: [TextRun]
        var format: ParagraphFormat
        var maximumNumberOfLines: Int

        // OPTIMIZATION: texts tell nearly all keys apart, and sizes most of the others.
        func hash(into hasher: inout Hasher) {
            for run in runs {
                hasher.combine(run.text)
                hasher.combine(run.style.font.size)
            }
        }
    }

    private let lock = NSLock()
    private var young: [Key: [TextLayout]] = [:]
    private var old: [Key: [TextLayout]] = [:]
    private var youngCost = 0

    /// The most texts in a generation, and the most UTF-16 units.
    private let countLimit: Int
    private let costLimit: Int

    /// The most sizes of one text.
    private static let sizeLimit = 4

    init(countLimit: Int, costLimit: Int) {
        self.countLimit = countLimit
        self.costLimit = costLimit
    }

    func layout(
        runs: [TextRun], format: ParagraphFormat, maximumSize: CGSize, maximumNumberOfLines: Int
    ) -> TextLayout {
        var key = Key(runs: runs, format: format, maximumNumberOfLines: maximumNumberOfLines)
        // Alignment moves lines, but only justification changes them.
        if format.alignment != .justified { key.format.alignment = .natural }
        let known = layouts(for: key)
        if let same = known.first(where: { $0.maximumSize == maximumSize && $0.format == format }) { return same }
        let made: TextLayout
        if let similar = known.first(where: { $0.isReusable(for: maximumSize) }) {
            made = TextLayout(
                runs: runs, format: format, maximumSize: maximumSize, maximumNumberOfLines: maximumNumberOfLines,
                content: similar.content)
        } else {
            made = TextLayout(
                runs: runs, format: format, maximumSize: maximumSize, maximumNumberOfLines: maximumNumberOfLines)
        }
        keep([made] + known.prefix(Self.sizeLimit - 1), for: key, cost: made.utf16Count)
        return made
    }

    func empty() {
        lock.lock()
        defer { lock.unlock() }
        young.removeAll()
        old.removeAll()
        youngCost = 0
    }

    private func layouts(for key: Key) -> [TextLayout] {
        lock.lock()
        defer { lock.unlock() }
        if let found = young[key] { return found }
        guard let found = old[key] else { return [] }
        insert(found, for: key, cost: found.first?.utf16Count ?? 0)
        return found
    }

    private func keep(_ layouts: [TextLayout], for key: Key, cost: Int) {
        // One huge text would drive out everything else.
        if cost > costLimit / 8 { return }
        lock.lock()
        defer { lock.unlock() }
        insert(layouts, for: key, cost: cost)
    }

    /// Puts layouts into the young generation; the lock is held.
    private func insert(_ layouts: [TextLayout], for key: Key, cost: Int) {
        if young.count >= countLimit || youngCost > costLimit {
            old = young
            young = [:]
            youngCost = 0
        }
        young[key] = layouts
        youngCost += cost
    }
}
