import SwiftTokens

/// The protocols of the kit with optional members, which are requirements with default implementations in the kit.
struct KitDelegates: Sendable {
    /// An optional member of a protocol of the kit.
    struct Member: Sendable {
        var kind: MemberDeclaration.Kind
        var name: String
        var labels: [String]
        /// The declaration with the default implementation, on one line.
        var declaration: String

        var key: DeclarationSummary.MemberKey {
            DeclarationSummary.MemberKey(kind: kind, name: name, labels: labels, isOfType: false)
        }
    }

    private static let shared = KitDelegates()

    private var members: [String: [Member]] = [:]
    /// The labels of methods, and whether they have results whose types are not optional, by the names of the methods.
    private var methods: [String: [[String]: Bool]] = [:]
    private var optionalProperties: Set<String> = []
    private var refined: [String: [String]] = [:]

    private init() {
        for table in [KitDelegates.coreTable, KitDelegates.listsTable, KitDelegates.servicesTable] { add(table) }
    }

    private mutating func add(_ table: String) {
        let list = TokenList(table)
        let outline = Outline(list)
        for type in outline.types {
            refined[type.name] = type.inherited.map { list.line($0) }
            members[type.name] = []
        }
        for member in outline.members {
            let labels: [String] = member.parameterList(list).map { $0.label ?? "_" }
            members[outline.types[member.owner].name, default: []].append(
                Member(
                    kind: member.kind, name: member.name, labels: labels,
                    declaration: list.statementLine(member.index..<member.last + 1)))
            let isOptional: Bool = member.type?.last.map { list.isOperator($0, "?") } ?? false
            switch member.kind {
            case .property: if isOptional { optionalProperties.insert(member.name) }
            case .method: methods[member.name, default: [:]][labels] = member.type != nil && !isOptional
            case .initializer: break
            }
        }
    }

    /// The names of optional methods, without labels.
    static let optionalMethods: Set<String> = Set(shared.methods.keys)

    /// The names of optional properties whose types are optional.
    static var optionalProperties: Set<String> { shared.optionalProperties }

    /// Returns whether a protocol of the kit has an optional method with a name and labels.
    ///
    /// - Parameter hasTrailingClosure: Whether the labels can be without the label of a trailing closure.
    static func contains(_ name: String, _ labels: [String], hasTrailingClosure: Bool = false) -> Bool {
        guard let all = shared.methods[name]?.keys else { return false }
        return all.contains(labels) || hasTrailingClosure && all.contains { $0.dropLast() == labels[...] }
    }

    /// Returns whether an optional method with a name and labels has a result whose type is not optional.
    static func hasNonoptionalResult(_ name: String, _ labels: [String]) -> Bool {
        shared.methods[name]?[labels] == true
    }

    /// Returns the optional members that a protocol of the kit declares itself.
    static func members(of name: String) -> [Member] { shared.members[name] ?? [] }

    /// Returns the protocols that a protocol of the kit refines.
    static func refinedProtocols(of name: String) -> [String] { shared.refined[name] ?? [] }

    /// Returns whether a name that the app does not declare is probably the name of a protocol.
    static func isProtocol(_ name: String) -> Bool {
        shared.members[name] != nil || protocols.contains(name) || name.hasSuffix("Delegate")
            || name.hasSuffix("DataSource") || name.hasSuffix("Protocol")
    }

    /// Protocols of Swift and Foundation that appear at the start of inheritance clauses.
    private static let protocols: Set<String> = [
        "AnyObject", "CaseIterable", "Codable", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible",
        "Decodable", "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "LocalizedError", "NSCoding",
        "NSCopying", "NSSecureCoding", "ObservableObject", "Sendable", "Sequence", "class",
    ]

    /// Classes of Apple's frameworks with generic parameters.
    static let genericClasses: Set<String> = [
        "NSCache", "NSFetchRequest", "NSFetchedResultsController", "NSHashTable", "NSLayoutAnchor", "NSMapTable",
        "UICollectionViewDiffableDataSource", "UIHostingController", "UITableViewDiffableDataSource",
    ]

    /// The selectors of edit actions. The kit lists their methods for `UIResponder`, so their names are sufficient.
    static let editActions: Set<String> = [
        "copy:", "cut:", "decreaseSize:", "delete:", "increaseSize:", "makeTextWritingDirectionLeftToRight:",
        "makeTextWritingDirectionRightToLeft:", "paste:", "pasteAndMatchStyle:", "select:", "selectAll:",
        "toggleBoldface:", "toggleItalics:", "toggleUnderline:",
    ]

    /// The labels of methods of UIKit that apps refer to without labels.
    static let actionLabels: [String: [String]] = [
        "becomeFirstResponder": [], "copy": ["_"], "cut": ["_"], "delete": ["_"], "endEditing": ["_"],
        "layoutIfNeeded": [], "layoutSubviews": [], "paste": ["_"], "pasteAndMatchStyle": ["_"], "reloadData": [],
        "resignFirstResponder": [], "select": ["_"], "selectAll": ["_"], "setNeedsDisplay": [], "setNeedsLayout": [],
        "toggleBoldface": ["_"], "toggleItalics": ["_"], "toggleUnderline": ["_"],
    ]
}
