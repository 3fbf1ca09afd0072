import SwiftTokens

/// Rewrites Swift source code of an iOS app so that a compiler without Objective-C support accepts it.
///
/// A source without Objective-C syntax is unchanged. Every line keeps its number.
public struct SourceRewriter {
    let list: TokenList
    let outline: Outline
    let anyObjects: AnyObjectNames
    let declarations: AppDeclarations
    var edits: SourceEdits
    /// The conditions that are false in `#if`.
    var falseConditions: Set<String> = []
    /// The expression that replaces `#bundle`.
    var bundle = ""
    var uses = SourceUses()
    /// The offsets of the import declarations.
    var importOffsets: [Int] = []
    var leftovers: [Leftover] = []
    /// The number of `#if` directives that enclose the current token.
    var conditionDepth = 0
    /// Whether the result refers to declarations of the module FoundationAdditions.
    var needsAdditions = false
    /// Ranges of tokens that are removed as a whole, in source order.
    var removed: [Range<Int>] = []
    /// The overrides in extensions of classes of the kit, by the index of the extension.
    var kitOverrides: [Int: [(summary: DeclarationSummary.MemberSummary, member: MemberDeclaration)]] = [:]
    /// The closing braces of types before which declarations are inserted.
    var extendedBraces: Set<Int> = []
    /// The names that are added to inheritance clauses, by the index of the type declaration.
    var addedConformances: [Int: [String]] = [:]
    /// The conformances that are added in clauses of `#if`.
    var conditionalConformances: [ConditionalConformance] = []

    private init(_ source: String, _ path: String, _ declarations: AppDeclarations) {
        var previews: [SourceEdit] = XcodePreviews.edits(in: source)
        // The previews and imports keep their length, so positions in the list are also positions in the source.
        let shown: String = previews.isEmpty ? source : SourceEdits.apply(&previews, to: Array(source.utf8))
        var imports = UnusedImports(in: shown)
        list = TokenList(
            imports.edits.isEmpty ? shown : SourceEdits.apply(&imports.edits, to: Array(shown.utf8)))
        outline = Outline(list, file: path)
        anyObjects = AnyObjectNames(list, outline)
        self.declarations = declarations
        edits = SourceEdits(list.bytes)
        edits.append(previews)
        edits.append(imports.edits)
        uses.removedImports = imports.modules
    }

    /// Rewrites a source.
    ///
    /// The result depends only on the source, its path and the declarations.
    ///
    /// - Parameters:
    ///   - path: The path of the source with which its `DeclarationSummary` was created. The default is empty.
    ///   - declarations: The declarations of the sources of the app, including those of `source`.
    ///   - falseConditions: Conditions that are false in `#if`, although SwiftPM defines them. The default is empty.
    ///   - bundle: The expression that replaces `#bundle`. The default is the bundle of the app.
    /// - Complexity: O(*n* log *n*) in the length of the source.
    public static func rewrite(
        _ source: String, path: String = "", declarations: AppDeclarations, falseConditions: Set<String> = [],
        bundle: String = "Bundle.main"
    ) -> RewrittenSource {
        var rewriter = SourceRewriter(source, path, declarations)
        rewriter.falseConditions = falseConditions
        rewriter.bundle = bundle
        rewriter.rewriteDeclarations()
        rewriter.rewriteTokens()
        rewriter.addConditionalConformances()
        rewriter.addImports()
        var edits: [SourceEdit] = rewriter.edits.sorted
        let text: String = edits.isEmpty ? source : SourceEdits.apply(&edits, to: rewriter.list.bytes)
        return RewrittenSource(
            rewriter.list.bytes, text: text, edits: edits, uses: rewriter.uses,
            leftovers: rewriter.leftovers.sorted { $0.offset < $1.offset })
    }

    private mutating func rewriteDeclarations() {
        for index in outline.types.indices {
            rewriteProtocol(index)
            insertMovedMembers(index)
        }
        insertRequiredInitializers()
        rewriteMembers()
        insertReplacements()
        removed.sort { $0.lowerBound < $1.lowerBound }
        for (type, names) in addedConformances.sorted(by: { $0.key < $1.key }) {
            addConformances(names, to: outline.types[type])
        }
    }

    private mutating func rewriteTokens() {
        var index = 0
        var nextRemoved = 0
        while index < list.count {
            if nextRemoved < removed.count, index >= removed[nextRemoved].lowerBound {
                index = max(index, removed[nextRemoved].upperBound)
                nextRemoved += 1
                continue
            }
            index = rewriteToken(at: index)
        }
    }

    /// Rewrites the construct that begins at `index`, and returns the index of the next token to examine.
    private mutating func rewriteToken(at index: Int) -> Int {
        switch list[index].kind {
        case .punctuation where list.isPunctuation(index, "@"): rewriteAttribute(at: index)
        case .poundName: rewritePoundName(at: index)
        case .identifier: rewriteIdentifier(at: index)
        default: index + 1
        }
    }

    private mutating func rewritePoundName(at index: Int) -> Int {
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
        case "#imageLiteral", "#colorLiteral", "#fileLiteral": return rewriteLiteral(at: index)
        case "#bundle":
            edits.replace(list[index].range, with: bundle)
            return index + 1
        default: return index + 1
        }
    }

    private mutating func rewriteIdentifier(at index: Int) -> Int {
        switch list[index].keyword {
        case .import:
            recordImport(at: index)
            return index + 1
        case .super:
            return rewriteSuper(at: index)
        case .some:
            return rewriteOpaqueType(at: index)
        default:
            // Names can be words that are keywords elsewhere, such as `open`.
            if list.isText(index, "UIApplicationMain"), list.isPunctuation(index + 1, "(") {
                uses.callsApplicationMain = true
            }
            if list.isText(index, "observe") || list.isText(index, "publisher") { nameKeyPath(at: index) }
            leaveMethodTableFunction(at: index)
            qualifyType(at: index)
            rewriteAnyObject(at: index)
            return rewriteOptionalUse(at: index)
        }
    }

    // MARK: Attributes

    /// The attributes that have a meaning only for Objective-C or Interface Builder.
    private static let removedAttributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
        "GKInspectable",
    ]

    private mutating func rewriteAttribute(at index: Int) -> Int {
        guard list.kind(index + 1) == .identifier, list.isAdjacent(index + 1) else { return index + 1 }
        let name: String = list.text(index + 1)
        switch name {
        case "main":
            recordMain(at: index, .main)
            return index + 2
        case "UIApplicationMain":
            recordMain(at: index, .applicationMain)
            edits.replace(list[index].start..<list[index + 1].end, with: "@main")
            return index + 2
        case "NSApplicationMain":
            leave(index, "“@NSApplicationMain” marks an app for macOS.")
            return index + 2
        case "NSManaged":
            return rewriteManaged(at: index)
        default: break
        }
        guard SourceRewriter.removedAttributes.contains(name) else { return index + 2 }
        var last: Int = index + 1
        // Arguments follow the attribute without a space: `@objc(name:)`.
        if list.isPunctuation(last + 1, "("), list.isAdjacent(last + 1), let close = list.closing(last + 1) {
            last = close
        }
        edits.blank(list[index].start..<list[last].end)
        return last + 1
    }

    // MARK: Names

    /// Returns the path of the type that a name in the body of the type `scope` refers to; nil for a type that the app
    /// neither declares nor extends.
    func resolve(_ name: String, in scope: String?) -> String? {
        declarations.resolve(outline.hiddenTypes.path(of: name, in: scope), in: scope)
    }

    // MARK: Leftovers

    /// Reports that the construct at the token `index` is left unchanged.
    mutating func leave(_ index: Int, _ reason: String) {
        let offset: Int = list[index].start
        let bytes: ArraySlice<UInt8> = list.bytes[..<offset]
        let lineStart: Int = (bytes.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
        leftovers.append(
            Leftover(offset: offset, line: list.line(of: offset), column: offset - lineStart + 1, reason: reason))
    }
}
