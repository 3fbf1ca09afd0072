import SwiftTokens

/// Rewrites Swift source code of an iOS app so that a compiler without Objective-C support accepts it.
///
/// A source without Objective-C syntax is unchanged. Every line keeps its number.
public struct SourceRewriter {
    let list: TokenList
    let scopes: TypeScopes
    let declarations: AppDeclarations
    var edits: SourceEdits
    var uses = SourceUses()
    /// The number of `#if` that enclose the current token.
    var conditionDepth = 0

    private init(_ source: String, _ declarations: AppDeclarations) {
        list = TokenList(source)
        scopes = TypeScopes(list)
        self.declarations = declarations
        edits = SourceEdits(list.bytes)
    }

    /// Rewrites a source.
    ///
    /// The result depends only on the source and on the declarations.
    ///
    /// - Parameter declarations: The declarations of the sources of the app, including those of `source`.
    /// - Complexity: O(*n* log *n*) in the length of the source.
    public static func rewrite(_ source: String, declarations: AppDeclarations) -> RewrittenSource {
        var rewriter = SourceRewriter(source, declarations)
        var index = 0
        while index < rewriter.list.count { index = rewriter.rewriteToken(at: index) }
        return RewrittenSource(
            rewriter.list.bytes, text: rewriter.edits.apply(), edits: rewriter.edits.sorted, uses: rewriter.uses,
            leftovers: [])
    }

    /// Rewrites the construct that begins at `index`, and returns the index of the next token to examine.
    private mutating func rewriteToken(at index: Int) -> Int {
        switch list[index].kind {
        case .punctuation where list.isPunctuation(index, "@"):
            return rewriteAttribute(at: index)
        case .poundName:
            switch list.text(index) {
            case "#selector": return rewriteSelector(at: index)
            case "#keyPath": return rewriteKeyPath(at: index)
            case "#if":
                conditionDepth += 1
                return rewriteCondition(at: index)
            case "#elseif": return rewriteCondition(at: index)
            case "#endif":
                conditionDepth -= 1
                return index + 1
            case "#imageLiteral", "#colorLiteral", "#fileLiteral":
                recordLiteral(at: index)
                return index + 1
            default: return index + 1
            }
        case .identifier:
            if list.text(index) == "import" { recordImport(at: index) }
            if list.text(index) == "UIApplicationMain", list.isPunctuation(index + 1, "(") {
                uses.callsApplicationMain = true
            }
            return index + 1
        default:
            return index + 1
        }
    }

    // MARK: Attributes

    /// The attributes that have a meaning only for Objective-C or Interface Builder.
    private static let removedAttributes: Set<Substring> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
        "GKInspectable",
    ]

    private mutating func rewriteAttribute(at index: Int) -> Int {
        let name: Substring = list.text(index + 1)
        guard list.kind(index + 1) == .identifier, list[index].end == list[index + 1].start else { return index + 1 }
        if name == "main" { recordMain(at: index, .main) }
        if name == "UIApplicationMain" {
            recordMain(at: index, .applicationMain)
            edits.replace(list[index].start..<list[index + 1].end, with: "@main")
            return index + 2
        }
        guard SourceRewriter.removedAttributes.contains(name) else { return index + 2 }
        var last: Int = index + 1
        // Arguments follow the attribute without a space: `@objc(name:)`.
        if list.isPunctuation(last + 1, "("), list[last].end == list[last + 1].start, let close = list.closing(last + 1)
        {
            last = close
        }
        edits.blank(list[index].start..<list[last].end)
        return last + 1
    }

    // MARK: Conditions

    /// Replaces the platform conditions of `#if` and `#elseif` with constants, as if the platform were iOS.
    private mutating func rewriteCondition(at index: Int) -> Int {
        var current: Int = index + 1
        while current < list.count, !list.isLineEnd(between: current - 1, and: current) {
            if let value = SourceRewriter.platforms[list.text(current)]?[list.text(current + 2)],
                list.isPunctuation(current + 1, "("), list.isPunctuation(current + 3, ")")
            {
                let range: Range<Int> = list[current].start..<list[current + 3].end
                let word: String = value ? "true" : "false"
                edits.replace(range, with: word + String(repeating: " ", count: max(0, range.count - word.count)))
                current += 3
            }
            current += 1
        }
        return current
    }

    private static let platforms: [Substring: [Substring: Bool]] = [
        "os": ["iOS": true, "Linux": false], "targetEnvironment": ["simulator": true],
    ]

    // MARK: Key paths

    /// Replaces `#keyPath(Type.property.next)` with the string `"property.next"`.
    private mutating func rewriteKeyPath(at index: Int) -> Int {
        guard list.isPunctuation(index + 1, "("), let close = list.closing(index + 1) else { return index + 1 }
        let names: [Substring] = (index + 2..<close).compactMap { list.kind($0) == .identifier ? list.text($0) : nil }
        let isPath: Bool = (index + 2..<close).allSatisfy {
            list.kind($0) == .identifier || list.isPunctuation($0, ".")
        }
        guard isPath, !names.isEmpty else { return close + 1 }
        // Drop leading types, which begin with a capital letter, and `self`.
        let path: ArraySlice<Substring> = names.drop { $0.first?.isUppercase ?? false || $0 == "self" }
        guard !path.isEmpty else { return close + 1 }
        edits.replace(list[index].start..<list[close].end, with: "\"\(path.joined(separator: "."))\"")
        return close + 1
    }
}
