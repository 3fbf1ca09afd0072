import TextLayout

extension NSParagraphStyle {
    /// The preferred positions for line breaks.
    public struct LineBreakStrategy: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// If the last line of a paragraph would consist of one word, the preceding word moves to that line.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Korean text breaks between words, and not between syllables.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// The strategy of labels. It has the effect of `hangulWordPriority`.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

        init(_ format: ParagraphFormat) {
            if format.usesStandardStrategy {
                self = .standard
                return
            }
            self = []
            if format.avoidsSingleWords { insert(.pushOut) }
            if format.keepsHangulWords { insert(.hangulWordPriority) }
        }

        package func apply(to format: inout ParagraphFormat) {
            format.usesStandardStrategy = self == .standard
            format.keepsHangulWords = contains(.hangulWordPriority)
            format.avoidsSingleWords = contains(.pushOut) && self != .standard
        }
    }
}
