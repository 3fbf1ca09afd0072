import SwiftTokens

/// Methods that a source may exchange.
extension DeclarationSummary {
    /// The methods that the selectors in one block name, in their order.
    struct SelectorBlock: Codable, Hashable, Sendable {
        var references: [Reference] = []
        /// Whether the block calls a function that exchanges methods.
        var exchanges = false
    }

    /// A method in `#selector`.
    struct Reference: Codable, Hashable, Sendable {
        /// The name of the type; nil for the type that contains the selector.
        var base: String?
        /// The path of the type that contains the selector.
        var scope: String?
        var name: String
        /// The labels, if the selector contains them.
        var labels: [String]?
    }

    /// The functions of the Objective-C runtime that exchange methods.
    static let exchangingFunctions: Set<String> = [
        "class_addMethod", "class_getInstanceMethod", "class_replaceMethod", "method_exchangeImplementations",
        "method_getImplementation", "method_getName", "method_getTypeEncoding",
    ]

    /// Returns the blocks with several selectors.
    static func selectorBlocks(_ list: TokenList, _ outline: Outline) -> [SelectorBlock] {
        var found: [Int: SelectorBlock] = [:]
        // The opening braces of the blocks that enclose the current token.
        var open: [Int] = [-1]
        for index in list.tokens.indices {
            if list.isPunctuation(index, "{") {
                open.append(index)
            } else if list.isPunctuation(index, "}"), open.count > 1 {
                open.removeLast()
            } else if list.isText(index, "#selector"), let reference = reference(list, outline, index) {
                found[open.last ?? -1, default: SelectorBlock()].references.append(reference)
            } else if list.isPunctuation(index + 1, "("), exchangingFunctions.contains(list.text(index)) {
                found[open.last ?? -1, default: SelectorBlock()].exchanges = true
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value).filter { $0.references.count > 1 }
    }

    private static func reference(_ list: TokenList, _ outline: Outline, _ index: Int) -> Reference? {
        guard list.isPunctuation(index + 1, "("), let close = list.closing(index + 1),
            let method = MethodReference(list, index + 2..<close)
        else { return nil }
        let scope: String? = outline.owner(of: index)?.path
        switch method.baseName {
        case nil where method.base == nil, "self"?, "Self"?:
            return Reference(base: nil, scope: scope, name: method.name, labels: method.labels)
        case let name? where MethodReference.isType(name):
            return Reference(
                base: outline.hiddenTypes.path(of: name, in: scope), scope: scope, name: method.name,
                labels: method.labels)
        default: return nil
        }
    }
}

extension MemberDeclaration {
    /// Returns whether the body of a method calls a method of the same object with the same name and labels.
    func callsItself(_ list: TokenList) -> Bool {
        guard kind == .method, let body else { return false }
        let labels: [String] = key(list).labels
        return body.contains { index in
            guard list.name(index) == name, list.isPunctuation(index + 1, "("), let close = list.closing(index + 1)
            else { return false }
            // `self.name(` and `self?.name(`.
            let receiver: Int = index - (list.isOperator(index - 2, "?") ? 3 : 2)
            guard !list.isPunctuation(index - 1, ".") || list.keyword(receiver) == .self else { return false }
            let arguments: [String] = list.argumentLabels(index + 1, close)
            // The last arguments can be trailing closures.
            return arguments == labels || list.isPunctuation(close + 1, "{") && labels.starts(with: arguments)
        }
    }
}
