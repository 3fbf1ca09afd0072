import SwiftTokens

extension DeclarationPrefix {
    /// Reads the attributes and modifiers before the keyword at `index`, backward.
    init(_ list: TokenList, before index: Int) {
        start = index
        var current: Int = index - 1
        while current >= 0 {
            if list.isPunctuation(current, ")"), let open = list.opening(current) {
                // `private(set)` or an attribute with arguments.
                if let next = readModifier(list, open - 1, arguments: open..<current + 1) {
                    current = next
                } else if let next = readAttribute(list, open - 1, arguments: open..<current + 1) {
                    current = next
                } else {
                    return
                }
            } else if let next = readModifier(list, current, arguments: nil) {
                current = next
            } else if let next = readAttribute(list, current, arguments: nil) {
                current = next
            } else {
                return
            }
            start = current + 1
        }
    }

    /// Reads the modifier at `index`, and returns the index of the token before it.
    private mutating func readModifier(_ list: TokenList, _ index: Int, arguments: Range<Int>?) -> Int? {
        guard !list.isPunctuation(index - 1, "."), !list.isPunctuation(index - 1, "@") else { return nil }
        switch list.keyword(index) {
        case .static, .class: modifiers.insert(.type)
        case .override:
            modifiers.insert(.override)
            overrideIndex = index
        case .dynamic: modifiers.insert(.dynamic)
        case .optional: modifiers.insert(.optional)
        // `private(set)` restricts only the setter.
        case .private: if arguments == nil { modifiers.insert(.private) }
        case .fileprivate: if arguments == nil { modifiers.insert(.fileprivate) }
        case .public, .open: if arguments == nil { modifiers.insert(.public) }
        case .package: if arguments == nil { modifiers.insert(.package) }
        case .lazy: modifiers.insert(.lazy)
        case .nonisolated:
            modifiers.insert(.nonisolated)
            isolation = index..<(arguments?.upperBound ?? index + 1)
        case .convenience: modifiers.insert(.convenience)
        case .required: modifiers.insert(.required)
        case .final, .internal, .weak, .unowned, .mutating, .nonmutating, .indirect, .infix, .prefix,
            .postfix, .isolated, .distributed, .consuming, .borrowing, .sending:
            break
        default: return nil
        }
        return index - 1
    }

    /// Reads the attribute whose name ends at `index`, and returns the index of the token before it.
    private mutating func readAttribute(_ list: TokenList, _ index: Int, arguments: Range<Int>?) -> Int? {
        guard list.kind(index) == .identifier else { return nil }
        var first: Int = index
        while list.isPunctuation(first - 1, "."), list.kind(first - 2) == .identifier { first -= 2 }
        guard list.isPunctuation(first - 1, "@") else { return nil }
        switch list.text(index) {
        case "objc":
            modifiers.insert(.objc)
            if let arguments,
                (arguments.lowerBound + 1..<arguments.upperBound - 1).allSatisfy({
                    list.kind($0) == .identifier || list.isPunctuation($0, ":")
                })
            {
                objectiveCName = (arguments.lowerBound + 1..<arguments.upperBound - 1).map(list.name).enumerated()
                    .map { offset, name in name.isEmpty ? list.text(arguments.lowerBound + 1 + offset) : name }
                    .joined()
            }
        case "objcMembers": modifiers.insert(.objcMembers)
        case "nonobjc": modifiers.insert(.nonobjc)
        case "IBOutlet": modifiers.insert(.outlet)
        case "IBAction", "IBSegueAction": modifiers.insert(.action)
        case "IBInspectable", "GKInspectable": modifiers.insert(.inspectable)
        case "NSManaged": modifiers.insert(.managed)
        case "MainActor":
            modifiers.insert(.mainActor)
            isolation = first - 1..<index + 1
        case "available":
            if let arguments, list.isOperator(arguments.lowerBound + 1, "*"),
                arguments.contains(where: { list.isText($0, "unavailable") })
            {
                modifiers.insert(.unavailable)
                unavailability = first - 1..<arguments.upperBound
            }
        case "discardableResult", "inlinable", "usableFromInline", "inline", "preconcurrency", "frozen", "NSCopying",
            "Sendable", "unchecked", "IBDesignable", "main", "UIApplicationMain", "dynamicMemberLookup",
            "resultBuilder",
            "propertyWrapper", "warn_unqualified_access", "testable", "backDeployed", "nonexhaustive", "retroactive",
            "_spi":
            break
        case let name where name.hasSuffix("Actor"):
            modifiers.insert(.otherActor)
            isolation = first - 1..<index + 1
        default: modifiers.insert(.wrapper)
        }
        return first - 2
    }
}
