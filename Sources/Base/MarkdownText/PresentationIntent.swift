import Foundation

/// The presentation of a block of text: the block and the blocks that contain it, such as a paragraph in a list item.
public struct PresentationIntent: Hashable, Codable, CustomDebugStringConvertible, Sendable {
    // Foundation's attributed strings read the type of a value from its first word. In that word, the value 1 from bit
    // 8 upward means any type.
    private let foundationType: UInt64 = 1 << 8

    /// The blocks, the innermost first.
    public var components: [IntentType]

    private enum CodingKeys: String, CodingKey {
        case components
    }

    /// Creates an intent from blocks, the innermost first.
    public init(types: [IntentType]) {
        components = types
    }

    /// Creates the intent of a nested block.
    ///
    /// - Parameters:
    ///   - kind: The kind of the block.
    ///   - identity: A number that distinguishes the block from its neighbors of the same kind.
    ///   - parent: The intent of the block that contains it. Nil for a block at the top level.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// The number of blocks.
    public var count: Int { components.count }

    /// The number of lists that contain the text.
    public var indentationLevel: Int {
        components.count { $0.kind == .orderedList || $0.kind == .unorderedList }
    }

    public var debugDescription: String {
        "[\(components.map(\.debugDescription).joined(separator: ", "))]"
    }
}

extension PresentationIntent {
    /// A block and its identity.
    public struct IntentType: Hashable, Codable, CustomDebugStringConvertible, Sendable {
        /// The kind of the block.
        public var kind: Kind
        /// A number that distinguishes the block from its neighbors of the same kind.
        public var identity: Int

        /// Creates a block.
        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }

        public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
    }

    /// The kind of a block.
    public enum Kind: Hashable, Codable, CustomDebugStringConvertible, Sendable {
        /// A paragraph.
        case paragraph
        /// A heading of a level from 1 to 6.
        case header(level: Int)
        /// A list whose items are numbered.
        case orderedList
        /// A list whose items have bullets.
        case unorderedList
        /// An item of a list. The ordinal of the first item is the start number of an ordered list, or 1.
        case listItem(ordinal: Int)
        /// A block of code, with the words after its opening fence.
        case codeBlock(languageHint: String?)
        /// A quotation.
        case blockQuote
        /// A line between two parts of the text.
        case thematicBreak
        /// A table with the given columns.
        case table(columns: [TableColumn])
        /// The row with the titles of the columns.
        case tableHeaderRow
        /// A row below the header row. The header row has the index 0.
        case tableRow(rowIndex: Int)
        /// A cell of a row. The leftmost column has the index 0.
        case tableCell(columnIndex: Int)

        public var debugDescription: String {
            switch self {
            case .paragraph: "paragraph"
            case .header(let level): "header \(level)"
            case .orderedList: "orderedList"
            case .unorderedList: "unorderedList"
            case .listItem(let ordinal): "listItem \(ordinal)"
            case .codeBlock(let hint): "codeBlock '\(hint ?? "")'"
            case .blockQuote: "blockQuote"
            case .thematicBreak: "thematicBreak"
            case .table(let columns): "table [\(columns.map { "\($0.alignment)" }.joined(separator: ", "))]"
            case .tableHeaderRow: "tableHeaderRow"
            case .tableRow(let index): "tableRow \(index)"
            case .tableCell(let index): "tableCell \(index)"
            }
        }
    }

    /// A column of a table.
    public struct TableColumn: Hashable, Codable, Sendable {
        /// The alignment of the cells of a column.
        public enum Alignment: Int, Hashable, Codable, Sendable {
            /// The text is at the left edge.
            case left
            /// The text is in the middle.
            case center
            /// The text is at the right edge.
            case right
        }

        /// The alignment of the cells.
        public var alignment: Alignment

        /// Creates a column.
        public init(alignment: Alignment) {
            self.alignment = alignment
        }
    }
}
