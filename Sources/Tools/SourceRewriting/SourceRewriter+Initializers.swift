import SwiftTokens

/// Initializers that the Objective-C runtime finds on Apple platforms.
///
/// `init()` of a class of UIKit fulfills a requirement of a protocol there, although it is not a required initializer:
///
///     class Model: NSObject, Creatable {}
///
///     class Model: NSObject, Creatable { required override init() { super.init() } }
///
/// Subclasses that do not inherit `init()` receive one that stops the program, as the runtime does.
extension SourceRewriter {
    /// Adds required initializers to the classes that need them.
    mutating func insertRequiredInitializers() {
        for type in outline.types where type.keyword == .class && !type.isLocal && type.close < list.count {
            guard let path = declarations.resolve(type.path, in: nil), declarations.requiresInitializer(path),
                let information = declarations.types[path], information.initializers.empty == nil
            else { continue }
            let access: String = accessLevel(of: type).replacing("fileprivate ", with: "")
            if let text = declarations.addedInitializer(of: path) {
                insert(access + text + "; ", before: type)
            } else if !declarations.inheritsInitializers(path) {
                insert(
                    "\(access)required init() { fatalError(\"“\(type.name)” has no initializer without parameters.\") }; ",
                    before: type)
            }
        }
        for member in outline.members where member.kind == .initializer {
            let owner: TypeDeclaration = outline.types[member.owner]
            let initializers = DeclarationSummary.Initializers(list, member, in: owner)
            guard let modifiers = initializers.empty, owner.keyword == .class, !modifiers.contains(.required),
                let path = declarations.resolve(owner.path, in: nil), declarations.requiresInitializer(path)
            else { continue }
            edits.insert("required ", at: list[member.index].start)
        }
    }

    /// Returns the entry of a table that creates an instance of a class; nil if the runtime does not need it.
    func creator(of type: TypeDeclaration) -> String? {
        guard declarations.createsObjectsOfTypes, type.keyword == .class, !type.isLocal,
            let path = declarations.resolve(type.path, in: nil), declarations.hasSeparateInitializer(path)
        else { return nil }
        return "$0.creator { \(type.name)() }"
    }
}

extension DeclarationSummary {
    /// Returns whether a source calls `init()` of a metatype, a generic parameter or an associated type.
    static func createsObjectsOfTypes(_ list: TokenList) -> Bool {
        var names: Set<String> = ["Self"]
        var calls: Set<String> = []
        // A method that returns `Self` can be a class method, in which `self` is a metatype.
        let returnsSelf: Bool = list.tokens.indices.contains {
            list.isText($0, "Self") && list.isOperator($0 - 1, "->")
        }
        for index in list.tokens.indices where list.kind(index) == .identifier {
            let isParameter: Bool =
                list.operatorByte(index - 1) == UInt8(ascii: "<") || list.isPunctuation(index - 1, ",")
            if list.isText(index - 1, "associatedtype") || isParameter && MethodReference.isType(list.name(index)) {
                names.insert(list.name(index))
            }
            guard list.isPunctuation(index + 1, "("), list.isAdjacent(index + 1), list.isPunctuation(index + 2, ")")
            else { continue }
            guard list.keyword(index) == .`init`, list.isPunctuation(index - 1, ".") else {
                calls.insert(list.name(index))
                continue
            }
            let isResult: Bool = list.isPunctuation(index - 2, ")") || list.isPunctuation(index - 2, "]")
            guard isResult || list.kind(index - 2) == .identifier, list.isAdjacent(index - 1) else { continue }
            switch list.keyword(index - 2) {
            case .super: continue
            case .`self`: if returnsSelf { return true }
            default: if isResult || !MethodReference.isType(list.name(index - 2)) { return true }
            }
            calls.insert(list.name(index - 2))
        }
        return !names.isDisjoint(with: calls)
    }
}

extension DeclarationSummary.Initializers {
    /// Summarizes one initializer.
    init(_ list: TokenList, _ member: MemberDeclaration, in owner: TypeDeclaration) {
        let modifiers: DeclarationModifiers = member.prefix.modifiers
        if owner.keyword == .class, !modifiers.contains(.convenience) {
            designated = [member.key(list).labels]
        }
        let isFailable: Bool = list.kind(member.index + 1) == .operator
        guard member.parameterList(list).isEmpty, !isFailable, member.region == owner.region,
            modifiers.isDisjoint(with: [.async, .throws, .generic, .unavailable])
        else { return }
        // An initializer in an extension of a protocol is not a requirement.
        if owner.keyword == .extension, !modifiers.contains(.convenience) { return }
        empty = modifiers
    }
}
