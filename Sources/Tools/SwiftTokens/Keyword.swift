/// A word of Swift's grammar: a keyword, or an identifier that is a keyword in some contexts.
public enum Keyword: UInt8, CaseIterable, Hashable, Sendable {
    /// No keyword: any other identifier, or another kind of token.
    case none
    // Declarations.
    case `class`, `struct`, `enum`, actor, `extension`, `protocol`, `func`, `var`, `let`, `init`, `deinit`, `subscript`
    case `typealias`, `associatedtype`, `case`, `import`, `operator`, `precedencegroup`, macro
    // Modifiers.
    case final, `private`, `fileprivate`, `internal`, `public`, open, package, `static`, dynamic, lazy, weak, unowned
    case optional, mutating, nonmutating, nonisolated, convenience, required, override, indirect, infix, prefix, postfix
    case isolated, distributed, consuming, borrowing, sending
    // Statements and expressions.
    case `if`, `else`, `guard`, `switch`, `for`, `while`, `repeat`, `do`, `catch`, `return`, `throw`, `try`, await
    case `in`, `where`, `as`, `is`, `self`, `Self`, `super`, `nil`, `true`, `false`, `defer`, `inout`, some, any,
        `throws`
    case `rethrows`, async, each, consume, copy, borrow, discard, then, unsafe, yield, `default`, `break`, `continue`
    case `fallthrough`
    // Accessors.
    case get, set, willSet, didSet
    // Conditions of `#if`.
    case os, targetEnvironment, canImport

    /// The keyword that `bytes` spell.
    init(_ bytes: ArraySlice<UInt8>) {
        let count: Int = bytes.count
        guard count >= 2, count <= KeywordTable.longest else {
            self = .none
            return
        }
        self = KeywordTable.shared.find(bytes)
    }

    /// Whether an expression follows the keyword. If so, a slash after the keyword begins a regex literal.
    public var precedesOperand: Bool {
        switch self {
        case .any, .as, .async, .await, .borrow, .case, .catch, .consume, .copy, .defer, .discard, .do, .each, .else,
            .for, .guard, .if, .in, .inout, .is, .let, .repeat, .return, .some, .switch, .then, .throw, .try, .unsafe,
            .var, .where, .while, .yield:
            true
        default: false
        }
    }
}

/// An open-addressing hash table of all keywords.
private struct KeywordTable: Sendable {
    static let shared = KeywordTable()
    static let longest = 17

    /// The spelling of the keyword in each slot; empty in an unused one.
    private var spellings: [[UInt8]] = Array(repeating: [], count: 1 << 9)
    private var keywords: [Keyword] = Array(repeating: .none, count: 1 << 9)

    private init() {
        for keyword in Keyword.allCases where keyword != .none {
            let spelling = Array("\(keyword)".utf8)
            var slot: Int = KeywordTable.slot(spelling[...])
            while !spellings[slot].isEmpty { slot = (slot + 1) & (spellings.count - 1) }
            spellings[slot] = spelling
            keywords[slot] = keyword
        }
    }

    private static func slot(_ bytes: ArraySlice<UInt8>) -> Int {
        let first = Int(bytes[bytes.startIndex])
        let second = Int(bytes[bytes.startIndex + 1])
        let last = Int(bytes[bytes.endIndex - 1])
        return (first &* 31 &+ second &* 7 &+ last &* 131 &+ bytes.count &* 53) & 511
    }

    func find(_ bytes: ArraySlice<UInt8>) -> Keyword {
        var slot: Int = KeywordTable.slot(bytes)
        while !spellings[slot].isEmpty {
            if spellings[slot].count == bytes.count, spellings[slot].elementsEqual(bytes) { return keywords[slot] }
            slot = (slot + 1) & (spellings.count - 1)
        }
        return .none
    }
}
