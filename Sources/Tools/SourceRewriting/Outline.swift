import SwiftTokens

/// The types of a source and their members.
struct Outline {
    var types: [TypeDeclaration] = []
    var members: [MemberDeclaration] = []
    /// Type aliases: names, and the source text of types.
    var aliases: [(path: String, target: String)] = []
    /// The clauses between `#if` and `#endif`. The first region represents the source outside all clauses.
    var regions: [Region] = [Region(start: 0, parent: 0)]
    /// For each token, the index of the innermost type whose braces enclose it, or -1.
    var owners: [Int32] = []
    /// The types that other sources cannot refer to.
    private(set) var hiddenTypes = HiddenTypes()

    /// A clause that begins with `#if`, `#elseif` or `#else`.
    struct Region {
        /// The index of the directive.
        var start: Int
        var parent: Int
        /// The clause before that of `#elseif` or `#else`.
        var previous: Int?
    }

    /// Finds the declarations of a source.
    ///
    /// - Parameter file: The path of the source, which distinguishes its hidden types from those of other sources.
    /// - Complexity: O(*n*) in the number of tokens.
    init(_ list: TokenList, file: String = "") {
        var parser = OutlineParser(list)
        self = parser.parse()
        hiddenTypes = HiddenTypes(in: types, file: file)
        for index in types.indices { types[index].path = hiddenTypes.marked(types[index].path) }
        for index in aliases.indices { aliases[index].path = hiddenTypes.marked(aliases[index].path) }
    }

    fileprivate init() {}

    /// Returns the innermost type declaration that encloses the token at `index`.
    func owner(of index: Int) -> TypeDeclaration? {
        guard index >= 0, index < owners.count, owners[index] >= 0 else { return nil }
        return types[Int(owners[index])]
    }

    static var empty: Outline { Outline() }
}

/// Finds the declarations of a source in one pass.
private struct OutlineParser {
    private let list: TokenList
    private var outline = Outline.empty
    private var frames: [Frame] = []
    private var region = 0
    /// The type whose opening brace comes next, with the index of the brace.
    private var pending: (open: Int, type: Int)?
    /// The brace of the body of a generic function.
    private var genericBody = -1

    /// An open bracket.
    private struct Frame {
        enum Kind { case group, code, type(Int) }
        var kind: Kind
        /// The owner outside the bracket.
        var owner: Int32
        var isGeneric: Bool
    }

    init(_ list: TokenList) {
        self.list = list
    }

    mutating func parse() -> Outline {
        outline.owners.reserveCapacity(list.count)
        var owner: Int32 = -1
        for index in 0..<list.count {
            let token: Token = list[index]
            switch token.kind {
            case .punctuation:
                switch list.bytes[token.start] {
                case UInt8(ascii: "{"):
                    open(index, &owner)
                    // The braces belong to what encloses them.
                    outline.owners.append(frames.last?.owner ?? -1)
                    continue
                case UInt8(ascii: "("), UInt8(ascii: "["):
                    frames.append(Frame(kind: .group, owner: owner, isGeneric: isGeneric))
                case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
                    if list.opening(index) != nil { close(&owner, isBrace: list.isPunctuation(index, "}")) }
                default: break
                }
            case .interpolationStart:
                frames.append(Frame(kind: .group, owner: owner, isGeneric: isGeneric))
            case .interpolationEnd:
                close(&owner, isBrace: false)
            case .poundName:
                directive(index)
            case .identifier where token.keyword != .none:
                keyword(index, token.keyword)
            default: break
            }
            outline.owners.append(owner)
        }
        return outline
    }

    private var isGeneric: Bool { frames.last?.isGeneric ?? false }

    private mutating func open(_ index: Int, _ owner: inout Int32) {
        if let pending, pending.open == index {
            self.pending = nil
            frames.append(
                Frame(kind: .type(pending.type), owner: owner, isGeneric: outline.types[pending.type].isGeneric))
            owner = Int32(pending.type)
        } else {
            frames.append(Frame(kind: .code, owner: owner, isGeneric: isGeneric || genericBody == index))
        }
    }

    private mutating func close(_ owner: inout Int32, isBrace: Bool) {
        // Groups that are not closed end with the brace around them.
        while let frame = frames.popLast() {
            owner = frame.owner
            if case .group = frame.kind, isBrace { continue }
            return
        }
    }

    private mutating func directive(_ index: Int) {
        if list.isText(index, "#if") {
            outline.regions.append(Outline.Region(start: index, parent: region))
            region = outline.regions.count - 1
        } else if list.isText(index, "#elseif") || list.isText(index, "#else") {
            outline.regions.append(
                Outline.Region(start: index, parent: outline.regions[region].parent, previous: region))
            region = outline.regions.count - 1
        } else if list.isText(index, "#endif") {
            region = outline.regions[region].parent
        }
    }

    // MARK: Declarations

    private mutating func keyword(_ index: Int, _ keyword: Keyword) {
        guard !list.isPunctuation(index - 1, ".") else { return }
        if case .group? = frames.last?.kind { return }
        switch keyword {
        case .class, .struct, .enum, .actor, .extension, .protocol:
            parseType(index, keyword)
        case .typealias:
            parseAlias(index)
        case .func:
            if let after = afterGenericName(index) { genericBody = after }
            parseMember(index, .method)
        case .var, .let:
            parseMember(index, .property)
        case .`init`:
            parseMember(index, .initializer)
        default: break
        }
    }

    /// Returns the index of the brace of a generic function's body; nil if the function is not generic.
    private func afterGenericName(_ index: Int) -> Int? {
        let after: Int = list.afterGenericArguments(index + 2)
        guard after > index + 2, list.isPunctuation(after, "("), let close = list.closing(after) else { return nil }
        var current: Int = close + 1
        while current < list.count, !list.isPunctuation(current, "{") {
            if list.isPunctuation(current, "}") || list.isPunctuation(current, ";") { return nil }
            current += 1
        }
        return current
    }

    private mutating func parseType(_ index: Int, _ keyword: Keyword) {
        guard list.kind(index + 1) == .identifier, list.keyword(index + 1) == .none,
            let kind = TypeDeclaration.TypeKeyword(rawValue: "\(keyword)"),
            keyword != .actor || !list.isLineEnd(between: index, and: index + 1)
        else { return }
        var name: String = list.name(index + 1)
        var next: Int = index + 2
        while list.isPunctuation(next, "."), list.kind(next + 1) == .identifier {
            name += "." + list.name(next + 1)
            next += 2
        }
        let header: Int = next
        next = list.afterGenericArguments(next)
        var inherited: [Range<Int>] = []
        if list.isPunctuation(next, ":") {
            repeat {
                let start: Int = next + 1
                // `class` in the inheritance clause of a protocol.
                let end: Int = list.keyword(start) == .class ? start + 1 : list.afterType(start)
                guard end > start else { break }
                inherited.append(start..<end)
                next = end
            } while list.isPunctuation(next, ",")
        }
        let headerEnd: Int = next
        let hasWhere: Bool = list.keyword(next) == .where
        if hasWhere {
            while next < list.count, !list.isPunctuation(next, "{"), !list.isPunctuation(next, "}") { next += 1 }
        }
        guard list.isPunctuation(next, "{") else { return }
        let parent: Int? = enclosingType
        let path: String
        if let parent { path = outline.types[parent].path + "." + name } else { path = name }
        let isLocal: Bool = frames.contains {
            if case .code = $0.kind { return true }
            return false
        }
        outline.types.append(
            TypeDeclaration(
                keyword: kind, index: index, prefix: DeclarationPrefix(list, before: index), name: name, path: path,
                parent: parent, isLocal: isLocal, isGeneric: isGeneric || header != list.afterGenericArguments(header),
                inherited: inherited, headerEnd: headerEnd, hasWhere: hasWhere, open: next,
                close: list.closing(next) ?? list.count, region: region))
        pending = (next, outline.types.count - 1)
    }

    /// The innermost enclosing type; nil if a function, an accessor or a closure of that type is in between.
    private var enclosingType: Int? {
        for frame in frames.reversed() {
            if case .type(let type) = frame.kind { return type }
            if case .code = frame.kind { return nil }
        }
        return nil
    }

    private mutating func parseAlias(_ index: Int) {
        guard list.kind(index + 1) == .identifier else { return }
        let equals: Int = list.afterGenericArguments(index + 2)
        guard list.isOperator(equals, "=") else { return }
        let end: Int = list.afterType(equals + 1)
        let name: String = list.name(index + 1)
        let path: String = enclosingType.map { outline.types[$0].path + "." + name } ?? name
        outline.aliases.append((path, list.line(equals + 1..<end)))
    }

    private mutating func parseMember(_ index: Int, _ kind: MemberDeclaration.Kind) {
        guard case .type(let owner)? = frames.last?.kind else { return }
        switch outline.types[owner].keyword {
        case .class, .extension, .protocol, .actor: break
        case .struct, .enum: return
        }
        var member = MemberDeclaration(
            kind: kind, index: index, prefix: DeclarationPrefix(list, before: index), name: "", last: index,
            owner: owner, region: region)
        switch kind {
        case .method, .initializer:
            guard member.parseFunction(list) else { return }
        case .property:
            guard member.parseProperty(list) else { return }
        }
        outline.members.append(member)
    }
}
