import SwiftTokens

/// The enclosing type declaration of each token of a source.
struct TypeScopes {
    /// A type declaration.
    struct Scope: Hashable {
        /// The name in the declaration, such as `Outer.Inner` in `extension Outer.Inner`.
        var name: String
        var isProtocol: Bool
        /// Whether the declaration has the attribute `@objc`.
        var isObjectiveC: Bool
    }

    /// For each token, the index of its innermost scope in `scopes`, or -1 outside of types.
    private var indices: [Int32] = []
    private var scopes: [Scope] = []

    /// Finds the type declarations of a source.
    ///
    /// - Complexity: O(*n*), where *n* is the number of tokens.
    init(_ list: TokenList) {
        indices.reserveCapacity(list.count)
        var open: [Int32] = []
        var current: Int32 = -1
        var pending: Scope?
        for index in 0..<list.count {
            if list.isPunctuation(index, "{") {
                open.append(current)
                if let scope = pending {
                    scopes.append(scope)
                    current = Int32(scopes.count - 1)
                    pending = nil
                }
            } else if list.isPunctuation(index, "}") {
                indices.append(current)
                current = open.popLast() ?? -1
                continue
            } else if let scope = TypeScopes.declaration(at: index, in: list) {
                pending = scope
            }
            indices.append(current)
        }
    }

    /// The innermost type declaration whose braces enclose the token at `index`.
    subscript(index: Int) -> Scope? {
        let scope: Int32 = indices[index]
        return scope < 0 ? nil : scopes[Int(scope)]
    }

    private static let keywords: Set<Substring> = ["class", "struct", "enum", "actor", "extension", "protocol"]

    /// The keywords that follow `class` if it is the modifier of a member.
    private static let memberWords: Set<Substring> = [
        "func", "var", "let", "subscript", "override", "final", "private", "fileprivate", "internal", "public", "open",
        "package", "dynamic", "nonisolated", "mutating", "lazy", "weak", "unowned", "async",
    ]

    private static func declaration(at index: Int, in list: TokenList) -> Scope? {
        guard list.kind(index) == .identifier, keywords.contains(list.text(index)), list.kind(index + 1) == .identifier,
            !list.isPunctuation(index - 1, "."), !list.isPunctuation(index - 1, ":"),
            !list.isPunctuation(index - 1, ","), list.text(index - 1) != "&"
        else { return nil }
        let keyword: Substring = list.text(index)
        if keyword == "class", memberWords.contains(list.text(index + 1)) { return nil }
        var name = String(list.text(index + 1))
        var next: Int = index + 2
        while list.isPunctuation(next, "."), list.kind(next + 1) == .identifier {
            name += "." + list.text(next + 1)
            next += 2
        }
        return Scope(
            name: name, isProtocol: keyword == "protocol", isObjectiveC: hasObjectiveCAttribute(before: index, in: list)
        )
    }

    private static func hasObjectiveCAttribute(before index: Int, in list: TokenList) -> Bool {
        var current: Int = index - 1
        while current > 0, list.kind(current) == .identifier || list.isPunctuation(current, ")") {
            if list.text(current) == "objc", list.isPunctuation(current - 1, "@") { return true }
            if list.isPunctuation(current - 1, "@") { current -= 1 }
            current -= 1
        }
        return false
    }
}
