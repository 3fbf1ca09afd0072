import SwiftTokens

/// Overrides of methods that `NSObject` or a formatter itself declares on Apple platforms, but that an extension declares
/// in Engawa.
///
/// An extension's methods cannot be overridden. The topmost override in the app becomes a separate method, which a
/// table lists, so that the runtime finds it. Its calls to `super` become calls to the default implementation.
extension SourceRewriter {
    /// A method of `NSObject` or of a formatter that apps override.
    struct RootMethod: Sendable {
        var name: String
        var labels: [String]
        var isStatic = false
        /// The call to the method in a table; nil if the runtime does not call the method.
        var hook: String?
    }

    static let rootMethods: [RootMethod] = [
        RootMethod(
            name: "observeValue", labels: ["forKeyPath", "of", "change", "context"],
            hook: "$0.observeValue { $0.observeValue(forKeyPath: $1, of: $2, change: $3, context: $4) }"),
        RootMethod(name: "value", labels: ["forKey"], hook: "$0.getter { $0.value(forKey: $1) }"),
        RootMethod(name: "setValue", labels: ["_", "forKey"], hook: "$0.setter { $0.setValue($1, forKey: $2) }"),
        RootMethod(
            name: "value", labels: ["forUndefinedKey"],
            hook: "$0.undefinedGetter { $0.value(forUndefinedKey: $1) }"),
        RootMethod(
            name: "setValue", labels: ["_", "forUndefinedKey"],
            hook: "$0.undefinedSetter { $0.setValue($1, forUndefinedKey: $2) }"),
        RootMethod(name: "setNilValueForKey", labels: ["_"], hook: "$0.nilSetter { $0.setNilValueForKey($1) }"),
        RootMethod(name: "responds", labels: ["to"], hook: "$0.responder { $0.responds(to: $1) }"),
        RootMethod(
            name: "forwardingTarget", labels: ["for"], hook: "$0.forwarder { $0.forwardingTarget(for: $1) }"),
        RootMethod(
            name: "keyPathsForValuesAffectingValue", labels: ["forKey"], isStatic: true,
            hook: "$0.affectingKeyPaths { $0.keyPathsForValuesAffectingValue(forKey: $1) }"),
        RootMethod(
            name: "automaticallyNotifiesObservers", labels: ["forKey"], isStatic: true,
            hook: "$0.automaticNotification { $0.automaticallyNotifiesObservers(forKey: $1) }"),
        // Methods of formatters.
        RootMethod(
            name: "getObjectValue", labels: ["_", "for", "errorDescription"],
            hook: "$0.objectParser { $0.getObjectValue($1, for: $2, errorDescription: $3) }"),
        RootMethod(
            name: "getObjectValue", labels: ["_", "for", "range"],
            hook: "$0.rangeParser { try $0.getObjectValue($1, for: $2, range: $3) }"),
        RootMethod(name: "value", labels: ["forKeyPath"]),
        RootMethod(name: "setValue", labels: ["_", "forKeyPath"]),
        RootMethod(name: "setValuesForKeys", labels: ["_"]),
        RootMethod(name: "dictionaryWithValues", labels: ["forKeys"]),
        RootMethod(name: "willChangeValue", labels: ["forKey"]),
        RootMethod(name: "didChangeValue", labels: ["forKey"]),
        RootMethod(name: "addObserver", labels: ["_", "forKeyPath", "options", "context"]),
        RootMethod(name: "removeObserver", labels: ["_", "forKeyPath"]),
        RootMethod(name: "removeObserver", labels: ["_", "forKeyPath", "context"]),
    ]

    /// The accessibility properties of `NSObject` that apps override.
    private static let rootProperties: Set<String> = [
        "isAccessibilityElement", "accessibilityLabel", "accessibilityValue", "accessibilityHint",
        "accessibilityTraits", "accessibilityIdentifier", "accessibilityElements", "accessibilityElementsHidden",
        "accessibilityCustomActions",
    ]

    private static let rootNames: Set<String> = Set(rootMethods.map(\.name))

    /// Returns whether a member has the name and the labels of a method in `rootMethods`.
    static func isRootMethod(_ member: DeclarationSummary.MemberSummary) -> Bool {
        rootNames.contains(member.name) && rootMethods.contains { $0.name == member.name && $0.labels == member.labels }
    }

    /// Removes `override` from the topmost override of a method of `NSObject`, and adds the method to a table.
    mutating func rewriteOverride(
        _ member: MemberDeclaration, in owner: TypeDeclaration, _ tables: inout [TableKey: Table]
    ) {
        guard let override = member.prefix.overrideIndex else { return }
        if member.kind == .property, SourceRewriter.rootProperties.contains(member.name), inheritsOnlyRoot(owner),
            isTopmost(member.name, [], in: owner)
        {
            // The member hides that of the extension.
            return edits.blank(list[override].range)
        }
        guard member.kind == .method, SourceRewriter.rootNames.contains(member.name) else { return }
        let labels: [String] = member.parameterList(list).map { $0.label ?? "_" }
        guard let method = SourceRewriter.rootMethods.first(where: { $0.name == member.name && $0.labels == labels }),
            method.isStatic == member.prefix.modifiers.contains(.type), isTopmost(member.name, labels, in: owner)
        else { return }
        edits.blank(list[override].range)
        needsAdditions = true
        guard let hook = method.hook else { return }
        if owner.isGeneric, method.name == "observeValue", canExtend(owner) {
            conditionalConformances.append(
                ConditionalConformance(
                    type: member.owner, region: member.region, name: "nonisolated __KeyValueObserver"))
        } else if owner.isGeneric {
            leave(member.index, "The runtime does not find “\(member.name)” in a class with generic parameters.")
        } else {
            add(hook, for: member, to: &tables)
        }
    }

    /// Returns whether `NSObject` is the only superclass that the app does not declare.
    private func inheritsOnlyRoot(_ owner: TypeDeclaration) -> Bool {
        guard let path = declarations.resolve(owner.path, in: nil) else { return false }
        let superclasses: ArraySlice<String> = declarations.ancestry(of: path).dropFirst()
        return superclasses.last == "NSObject"
            && superclasses.dropLast().allSatisfy { declarations.types[$0]?.keyword == .class }
    }

    /// Returns whether no superclass in the app declares the member.
    private func isTopmost(_ name: String, _ labels: [String], in owner: TypeDeclaration) -> Bool {
        guard let path = declarations.resolve(owner.path, in: nil) else { return true }
        return !declarations.ancestry(of: path).dropFirst().contains { ancestor in
            // Layers and animations of the kit declare their own `value(forKey:)` and `setValue(_:forKey:)`.
            ancestor.hasPrefix("CA") && declarations.types[ancestor]?.keyword == nil
                && (name == "value" || name == "setValue")
                || declarations.ownMembers(name, of: ancestor).contains { $0.summary.labels == labels }
        }
    }

    /// Rewrites `super.observeValue(…)` in a topmost override to a call to the default implementation.
    mutating func rewriteSuper(at index: Int) -> Int {
        let name: Int = index + 2
        guard list.isPunctuation(index + 1, "."), list.kind(name) == .identifier, let owner = outline.owner(of: index)
        else { return index + 1 }
        if rewriteDispatchedSuper(at: index, in: owner) || rewriteExchangedSuper(at: index, in: owner) {
            return name + 1
        }
        guard list.isPunctuation(name + 1, "("), SourceRewriter.rootNames.contains(list.name(name)),
            let close = list.closing(name + 1)
        else { return index + 1 }
        let labels: [String] = labelTexts(name + 1, close)
        guard
            let method = SourceRewriter.rootMethods.first(where: { $0.name == list.name(name) && $0.labels == labels }),
            method.hook != nil, isTopmost(method.name, labels, in: owner)
        else { return index + 1 }
        edits.replace(list[name].range, with: "default" + ObjectiveCName.capitalized(method.name))
        needsAdditions = true
        return name + 1
    }

    /// Returns the labels of the arguments between two parentheses.
    func labelTexts(_ open: Int, _ close: Int) -> [String] { list.argumentLabels(open, close) }
}

extension TokenList {
    /// Returns the labels of the arguments between two parentheses.
    func argumentLabels(_ open: Int, _ close: Int) -> [String] {
        var result: [String] = []
        var index: Int = open + 1
        var isAtStart = true
        while index < close {
            if isAtStart { result.append(isPunctuation(index + 1, ":") ? name(index) : "_") }
            isAtStart = isPunctuation(index, ",")
            index = (closing(index) ?? index) + 1
        }
        return result
    }
}
