import SourceRewriting

/// The context of the examination of a source.
struct ExaminationContext {
    let index: APIIndex
    let app: AppOutline
    let capabilities: Capabilities
    let examination: Examination
    /// The modules of the app and of its packages.
    let appModules: Set<String>
    /// The names of Objective-C declarations in the app's headers.
    let objectiveCNames: Set<String>
    /// Whether the project can import modules whose sources are not known.
    let projectHasUnknownModules: Bool
    /// Whether a source of the target imports a module that is neither known nor one of Apple's. Such a module can add
    /// members to any type.
    let hasUnknownModules: Bool

    /// Reports a missing member of a type, unless the member may exist in an unknown module.
    func reportMember(
        _ name: String, of type: String, signature: String? = nil, in code: SourceCode, at token: Int
    ) {
        let owners: [String] = index.superclasses(of: type) + (index.type(type)?.protocols ?? [])
        let known: String? = owners.lazy.compactMap { capabilities.members["\($0).\(name)"] }.first
        guard known != nil || !hasUnknownModules else {
            examination.unknownCount += 1
            return
        }
        let owner: String = owners.first { capabilities.members["\($0).\(name)"] != nil } ?? type
        examination.report(
            signature == nil ? .member : .signature, "\(owner).\(signature ?? name)",
            capability: known ?? otherCapability(type), in: code, at: token)
    }

    /// Reports a missing type. `name` can be the name of a global function.
    func reportType(_ name: String, imports: Set<String>, in code: SourceCode, at token: Int) {
        if let framework = AppleFrameworks.framework(of: name, imported: imports) {
            return examination.report(.type, name, capability: framework, in: code, at: token)
        }
        if let capability = capabilities.types[name] {
            return examination.report(.type, name, capability: capability, in: code, at: token)
        }
        if objectiveCNames.contains(name) {
            return examination.report(.type, name, capability: Capabilities.objectiveC, in: code, at: token)
        }
        guard imports.isEmpty, !hasUnknownModules, AppleFrameworks.belongsToUIKit(name) else {
            examination.unknownCount += 1
            return
        }
        examination.report(.type, name, capability: otherCapability(name), in: code, at: token)
    }

    /// Returns the capability of a type that the list of capabilities does not contain.
    func otherCapability(_ type: String) -> String {
        let words: [(prefix: String, name: String)] = [
            ("UI", "other parts of UIKit"), ("CA", "other parts of Core Animation"),
            ("CG", "other parts of Core Graphics"), ("XC", "other parts of XCTest"),
        ]
        return words.first { type.hasPrefix($0.prefix) }?.name ?? "other parts of Foundation and Swift"
    }
}

extension Capabilities {
    static let objectiveC = "Objective-C code of the app"
}
