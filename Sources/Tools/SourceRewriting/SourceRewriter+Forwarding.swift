import SwiftTokens

/// Delegates that forward messages.
///
/// On Apple platforms, an object that overrides `forwardingTarget(for:)` receives every message of a delegate. Here,
/// the rewriter adds to the class the optional methods of its delegate protocols that neither the class nor a
/// superclass in the app declares. The added methods forward the call, or do what the default implementation does.
extension SourceRewriter {
    mutating func insertForwardingMembers(_ member: MemberDeclaration, in owner: TypeDeclaration) {
        guard member.kind == .method, member.name == "forwardingTarget", member.prefix.overrideIndex != nil,
            member.parameterList(list).map(\.label) == ["for"],
            let path = declarations.resolve(owner.path, in: nil),
            let type = outline.types.first(where: { $0.keyword == .class && $0.path == owner.path }),
            type.close < list.count
        else { return }
        let ancestry: [String] = declarations.ancestry(of: path)
        var texts: [String] = []
        for name in declarations.protocols(of: path).sorted() where declarations.types[name]?.keyword == nil {
            for requirement in KitDelegates.members(of: name) where requirement.kind == .method {
                let isDeclared: Bool = ancestry.contains { ancestor in
                    declarations.ownMembers(requirement.name, of: ancestor).contains {
                        $0.summary.key == requirement.key
                    }
                }
                if !isDeclared, let text = forwardingMember(requirement, of: name) { texts.append(text) }
            }
        }
        guard !texts.isEmpty else { return }
        insert(texts.joined(separator: "; ") + "; ", before: type)
    }

    private func forwardingMember(_ requirement: KitDelegates.Member, of name: String) -> String? {
        let list = TokenList("class __ { \(requirement.declaration) }")
        guard let member = Outline(list).members.first, let body = member.body else { return nil }
        let forwarding = Forwarding(list, member)
        let selector: String = ObjectiveCName.selector(requirement.name, labels: requirement.labels)
        var fallback: String = list.statementLine(body.lowerBound + 1..<body.upperBound)
            .replacing("stopProgram(", with: "fatalError(")
        // Several statements contain the word themselves.
        if !fallback.isEmpty, member.type != nil, !fallback.contains(";") { fallback = "return " + fallback }
        return "@MainActor func \(requirement.name)\(forwarding.signature) { "
            + "if let __target = forwardingTarget(for: Selector(\"\(selector)\")) as? any \(name) "
            + "{ return \(forwarding.effects)__target.\(forwarding.call) }\(fallback.isEmpty ? "" : "; " + fallback) }"
    }
}
