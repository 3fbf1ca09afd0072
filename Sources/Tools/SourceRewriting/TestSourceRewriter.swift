import SwiftTokens

/// Rewrites sources of test targets for XCTest on Linux.
///
/// On iOS, `import XCTest` also imports the names of `XCUIAutomation` and UIKit. The rewriting adds imports of these
/// modules.
///
/// `runsForEachTargetApplicationUIConfiguration` belongs to `XCTestCase` on iOS only, so it is not an override here.
/// Tests run once, with the configuration that their launch arguments specify.
///
/// XCTest calls synchronous test methods from a list of nonisolated functions, and stops the program if a method in
/// the list is isolated. XCTest calls the methods on the main thread, so the rewriting removes the isolation of each
/// method. Its body becomes an isolated function with the same name, so that `#function` is the same, and local
/// functions inherit the isolation:
///
///     @MainActor func testSum() {                 func testSum() { @MainActor func testSum() {
///         …                                   →       …
///     }                                           }; MainActor.assumeIsolated { testSum() } }
///
/// In a class that is isolated to the main actor, the method also becomes `nonisolated`. A class is isolated if it or a
/// superclass has the attribute, also for its extensions. Asynchronous methods remain unchanged, and so do the methods
/// that Swift Testing calls.
public struct TestSourceRewriter {
    let list: TokenList
    let outline: Outline
    var edits: SourceEdits
    private var importsXCTest = false

    private init(_ source: String) {
        list = TokenList(source)
        outline = Outline(list)
        edits = SourceEdits(list.bytes)
    }

    /// Rewrites a source of a test target. Every line keeps its number.
    ///
    /// - Parameters:
    ///   - declarations: The declarations of the target.
    ///   - isMainActorByDefault: Whether declarations without an isolation are isolated to the main actor.
    public static func rewrite(
        _ source: String, declarations: AppDeclarations = AppDeclarations(), isMainActorByDefault: Bool = false
    ) -> String {
        var rewriter = TestSourceRewriter(source)
        rewriter.addImports()
        rewriter.removeOverrides()
        if rewriter.importsXCTest { rewriter.addStops() }
        rewriter.rewriteMethods(declarations, isMainActorByDefault: isMainActorByDefault)
        var edits: [SourceEdit] = rewriter.edits.sorted
        return edits.isEmpty ? source : SourceEdits.apply(&edits, to: rewriter.list.bytes)
    }

    private mutating func addImports() {
        for index in 0..<list.count where list.keyword(index) == .import && list.isText(index + 1, "XCTest") {
            importsXCTest = true
            edits.insert("; import XCUIAutomation; import UIKit", at: list[index + 1].end)
        }
    }

    /// Removes `override` from properties that `XCTestCase` has on iOS only.
    private mutating func removeOverrides() {
        for index in 1..<max(1, list.count) where list.isText(index, "runsForEachTargetApplicationUIConfiguration") {
            guard list.keyword(index - 1) == .var,
                let override = DeclarationPrefix(list, before: index - 1).overrideIndex
            else { continue }
            edits.blank(list[override].range)
        }
    }

    private mutating func rewriteMethods(_ declarations: AppDeclarations, isMainActorByDefault: Bool) {
        for member in outline.members where member.kind == .method {
            let owner: TypeDeclaration = outline.types[member.owner]
            guard owner.keyword == .class || owner.keyword == .extension else { continue }
            let isTypeIsolated: Bool =
                isMainActorByDefault || owner.prefix.modifiers.contains(.mainActor)
                || declarations.isMainActorClass(owner.path)
            rewrite(member, isTypeIsolated: isTypeIsolated)
        }
    }

    /// Returns whether Swift Testing calls a method. It calls isolated methods on their actor.
    private func isSwiftTest(_ member: MemberDeclaration) -> Bool {
        (member.prefix.start..<member.index).contains { list.isText($0, "Test") }
    }

    /// Returns whether the result of a method is `Void`. XCTest calls only such methods.
    private func hasNoResult(_ member: MemberDeclaration) -> Bool {
        member.type.map(list.line).map { $0 == "Void" || $0 == "()" } ?? true
    }

    private static let overriddenMethods: Set<String> = ["setUp", "setUpWithError", "tearDown", "tearDownWithError"]

    private mutating func rewrite(_ member: MemberDeclaration, isTypeIsolated: Bool) {
        let modifiers: DeclarationModifiers = member.prefix.modifiers
        guard member.name.hasPrefix("test") || TestSourceRewriter.overriddenMethods.contains(member.name),
            member.parameters?.count == 2, hasNoResult(member), let body = member.body,
            modifiers.contains(.mainActor) || isTypeIsolated,
            modifiers.isDisjoint(with: [.nonisolated, .type, .async]), !isSwiftTest(member)
        else { return }
        if modifiers.contains(.mainActor), let attribute = member.prefix.isolation {
            edits.blank(list[attribute.lowerBound].start..<list[attribute.upperBound - 1].end)
        }
        if isTypeIsolated { edits.insert("nonisolated ", at: list[member.index].start) }
        let name: String = list.text(member.index + 1)
        let (effect, attempt): (String, String) = modifiers.contains(.throws) ? (" throws", "try ") : ("", "")
        edits.insert(" @MainActor func \(name)()\(effect) {", at: list[body.lowerBound].end)
        let call = "\(attempt)MainActor.assumeIsolated { \(attempt)\(name)() }"
        edits.insert("}; \(call) ", at: list[body.upperBound].start)
    }
}
