import Foundation

extension TextLayout {
    /// Returns the layout that the initializer would create. A recent layout of the same text is reused.
    ///
    /// The cache is bounded and keyed by content, so callers need not store layouts for speed. Text that was measured
    /// in one width and is then laid out in another width with the same line breaks, as happens for every label, is
    /// only aligned again. The colors of styles are part of the key; the color that is passed to `draw` is not.
    public static func cached(
        runs: [TextRun], format: ParagraphFormat = ParagraphFormat(),
        maximumSize: CGSize = CGSize(
            width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude),
        maximumNumberOfLines: Int = 0
    ) -> TextLayout {
        TextLayoutCache.shared.layout(
            runs: runs, format: format, maximumSize: maximumSize, maximumNumberOfLines: maximumNumberOfLines)
    }

    /// Removes all cached layouts, for tests and when memory is low.
    package static func clearCache() {
        TextLayoutCache.shared.removeAll()
    }

    /// The number of times that text was shaped and broken into lines on this thread. Tests use it to detect needless
    /// work.
    package static var typesettingCount: Int { TextEngine.shared.typesettingCount }

    /// Returns whether the lines of this layout are also correct for another size, apart from their alignment.
    func isReusable(for size: CGSize) -> Bool {
        if isTruncated || format.alignment == .justified || format.tailIndent > 0 { return false }
        guard size.width >= content.usedWidth - 0.003, size.height >= self.size.height - 0.01 else { return false }
        if content.hidesEmptyLine && size.height > maximumSize.height { return false }
        return size.width <= maximumSize.width || !(content.isWrapped || content.omitsWidth)
    }
}

/// A cache of recent layouts, keyed by content.
///
/// The cache has two generations. An access moves an entry to the recent generation. When the recent generation is
/// full, it replaces the previous one. Every operation therefore takes constant time, and entries that have not been
/// used for a while are dropped.
///
/// `@unchecked Sendable`: Both generations are accessed only under the lock.
final class TextLayoutCache: @unchecked Sendable {
    /// The cache of the process, for the text of about twenty screens.
    static let shared = TextLayoutCache(countLimit: 1024, costLimit: 1 << 15)

    private struct Key: Hashable {
        var runs: [TextRun]
        var format: ParagraphFormat
        var maximumNumberOfLines: Int

        // OPTIMIZATION: only the strings and font sizes are hashed. They differ in nearly all keys.
        func hash(into hasher: inout Hasher) {
            for run in runs {
                hasher.combine(run.text)
                hasher.combine(run.style.font.size)
            }
        }
    }

    private let lock = NSLock()
    private var recent: [Key: [TextLayout]] = [:]
    private var previous: [Key: [TextLayout]] = [:]
    private var recentCost = 0

    /// The maximum number of strings in a generation.
    private let countLimit: Int
    /// The maximum number of UTF-16 code units in a generation.
    private let costLimit: Int

    /// The maximum number of layouts of one string in different sizes.
    private static let sizeLimit = 4

    init(countLimit: Int, costLimit: Int) {
        self.countLimit = countLimit
        self.costLimit = costLimit
    }

    func layout(
        runs: [TextRun], format: ParagraphFormat, maximumSize: CGSize, maximumNumberOfLines: Int
    ) -> TextLayout {
        var key = Key(runs: runs, format: format, maximumNumberOfLines: maximumNumberOfLines)
        // Alignment moves lines; only justification changes them.
        if format.alignment != .justified { key.format.alignment = .natural }
        let candidates = layouts(for: key)
        if let layout = candidates.first(where: { $0.maximumSize == maximumSize && $0.format == format }) {
            return layout
        }
        let layout: TextLayout
        if let reusable = candidates.first(where: { $0.isReusable(for: maximumSize) }) {
            layout = TextLayout(
                runs: runs, format: format, maximumSize: maximumSize, maximumNumberOfLines: maximumNumberOfLines,
                content: reusable.content)
        } else {
            layout = TextLayout(
                runs: runs, format: format, maximumSize: maximumSize, maximumNumberOfLines: maximumNumberOfLines)
        }
        store([layout] + candidates.prefix(Self.sizeLimit - 1), for: key, cost: layout.utf16Count)
        return layout
    }

    func removeAll() {
        lock.lock()
        defer { lock.unlock() }
        recent.removeAll()
        previous.removeAll()
        recentCost = 0
    }

    private func layouts(for key: Key) -> [TextLayout] {
        lock.lock()
        defer { lock.unlock() }
        if let found = recent[key] { return found }
        guard let found = previous[key] else { return [] }
        insert(found, for: key, cost: found.first?.utf16Count ?? 0)
        return found
    }

    private func store(_ layouts: [TextLayout], for key: Key, cost: Int) {
        // A longer text would displace all other entries.
        if cost > costLimit { return }
        lock.lock()
        defer { lock.unlock() }
        insert(layouts, for: key, cost: cost)
    }

    /// Adds layouts to the recent generation. The caller holds the lock.
    private func insert(_ layouts: [TextLayout], for key: Key, cost: Int) {
        if recent.count >= countLimit || recentCost > costLimit {
            previous = recent
            recent = [:]
            recentCost = 0
        }
        if recent.updateValue(layouts, forKey: key) == nil { recentCost += cost }
    }
}
