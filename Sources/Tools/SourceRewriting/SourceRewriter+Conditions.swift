import SwiftTokens

/// Conditions of `#if` and `#elseif`.
extension SourceRewriter {
    /// Replaces the platform conditions of `#if` and `#elseif` with constants, as if the platform were iOS Simulator,
    /// and the conditions in `falseConditions` with `false`. The compiler evaluates all other conditions.
    ///
    /// The condition `canImport(ObjectiveC)` is true, unless the source uses a part of the Objective-C runtime that does
    /// not exist here.
    mutating func rewriteCondition(at index: Int) -> Int {
        var current: Int = index + 1
        while current < list.count, !list.isLineEnd(between: current - 1, and: current) {
            if list.isPunctuation(current + 1, "("), list.isPunctuation(current + 3, ")"),
                !list.isLineEnd(between: current, and: current + 3),
                let value = platformValue(at: current)
            {
                let range: Range<Int> = list[current].start..<list[current + 3].end
                let word: String = value ? "true" : "false"
                edits.replace(range, with: word + String(repeating: " ", count: max(0, range.count - word.count)))
                current += 3
            } else if list.kind(current) == .identifier, falseConditions.contains(String(list.text(current))) {
                let range: Range<Int> = list[current].range
                edits.replace(range, with: "false" + String(repeating: " ", count: max(0, range.count - 5)))
            }
            current += 1
        }
        return current
    }

    /// Returns the value of a condition that the compiler on Linux evaluates differently than a compiler for iOS.
    private func platformValue(at index: Int) -> Bool? {
        switch list.keyword(index) {
        case .os:
            if list.isText(index + 2, "iOS") { return true }
            return list.isText(index + 2, "Linux") ? false : nil
        case .targetEnvironment:
            return list.isText(index + 2, "simulator") ? true : nil
        default:
            guard list.isText(index, "canImport"), list.isText(index + 2, "ObjectiveC") else { return nil }
            return usesOnlySupportedRuntime ? true : nil
        }
    }

    /// Whether the source uses nothing of the Objective-C runtime that FoundationAdditions does not declare.
    private var usesOnlySupportedRuntime: Bool {
        !(0..<list.count).contains { index in
            guard list.kind(index) == .identifier else { return false }
            if list.isPunctuation(index + 1, "(") {
                // The attribute `@convention(block)`.
                if list.isText(index, "convention") { return list.isText(index + 2, "block") }
                let name: String = list.text(index)
                return SourceRewriter.runtimePrefixes.contains { name.hasPrefix($0) }
                    && !SourceRewriter.runtimeFunctions.contains(name)
            }
            return list.isText(index, "NSInvocation") || list.isText(index, "NSMethodSignature")
        }
    }

    private static let runtimePrefixes = [
        "class_", "imp_", "ivar_", "method_", "objc_", "object_", "property_", "protocol_", "sel_",
    ]

    /// The functions of the runtime that FoundationAdditions declares.
    private static let runtimeFunctions: Set<String> = [
        "class_addMethod", "class_getInstanceMethod", "class_replaceMethod", "method_exchangeImplementations",
        "method_getImplementation", "method_getName", "method_getTypeEncoding", "objc_getAssociatedObject",
        "objc_removeAssociatedObjects", "objc_setAssociatedObject", "objc_sync_enter", "objc_sync_exit",
    ]
}
