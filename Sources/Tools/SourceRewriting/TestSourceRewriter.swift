import SwiftTokens

/// Rewrites sources of test targets for XCTest on Linux.
///
/// On iOS, `import XCTest` also imports the names of `XCUIAutomation`. The rewriting adds an import of this module.
///
/// XCTest calls synchronous test methods from a list of functions without isolation, and stops the program if one is
/// isolated. It calls them on the main thread, so the rewriting removes the isolation of the method and asserts it
/// inside:
///
///     @MainActor func testSum() {                 func testSum() { MainActor.assumeIsolated { () -> Void in
///         …                                   →       …
///     }                                           } }
///
/// In a class that is isolated to the main actor, the method also becomes `nonisolated`. Asynchronous methods stay.
public struct TestSourceRewriter {
    private let list: TokenList
    private var edits: SourceEdits

    private init(_ source: String) {
        list = TokenList(source)
        edits = SourceEdits(list.bytes)
    }

    /// Rewrites a source of a test target. Every line keeps its number.
    ///
    /// - Parameter isMainActorByDefault: Whether declarations without an isolation are isolated to the main actor.
    public static func rewrite(_ source: String, isMainActorByDefault: Bool = false) -> String {
        var rewriter = TestSourceRewriter(source)
        rewriter.addImports()
        if isMainActorByDefault || source.contains("MainActor") {
            rewriter.rewriteMethods(isMainActorByDefault: isMainActorByDefault)
        }
        return rewriter.edits.apply()
    }

    private mutating func addImports() {
        for index in 0..<list.count where list.text(index) == "import" && list.text(index + 1) == "XCTest" {
            let end: Int = list[index + 1].end
            edits.replace(end..<end, with: "; import XCUIAutomation")
        }
    }

    /// Follows the braces of type declarations, and rewrites the methods directly inside classes and extensions.
    private mutating func rewriteMethods(isMainActorByDefault: Bool) {
        /// For each open brace, whether it is the body of an isolated type; nil for other braces.
        var open: [Bool?] = []
        var pending: Bool?
        for index in 0..<list.count {
            if list.isPunctuation(index, "{") {
                open.append(pending)
                pending = nil
            } else if list.isPunctuation(index, "}") {
                _ = open.popLast()
            } else if list.kind(index) == .identifier {
                let text: Substring = list.text(index)
                if text == "class" || text == "extension", list.kind(index + 1) == .identifier,
                    !TestSourceRewriter.memberWords.contains(list.text(index + 1))
                {
                    pending = isMainActorByDefault || mainActorAttribute(before: index) != nil
                } else if text == "struct" || text == "enum" || text == "protocol" || text == "actor" {
                    pending = nil
                } else if text == "func", case let isTypeIsolated?? = open.last {
                    rewriteMethod(at: index, isTypeIsolated: isTypeIsolated)
                }
            }
        }
    }

    private static let memberWords: Set<Substring> = [
        "func", "var", "let", "override", "subscript", "final", "private",
    ]

    private static let overriddenMethods: Set<Substring> = [
        "setUp", "setUpWithError", "tearDown", "tearDownWithError",
    ]

    private mutating func rewriteMethod(at index: Int, isTypeIsolated: Bool) {
        let name: Substring = list.text(index + 1)
        guard name.hasPrefix("test") || TestSourceRewriter.overriddenMethods.contains(name),
            list.isPunctuation(index + 2, "("), list.isPunctuation(index + 3, ")")
        else { return }
        let modifiers: Set<Substring> = modifiers(before: index)
        let attribute: Range<Int>? = mainActorAttribute(before: index)
        guard attribute != nil || isTypeIsolated, modifiers.isDisjoint(with: ["nonisolated", "class", "static"]) else {
            return
        }
        var brace: Int = index + 4
        let throwing: Bool = list.text(brace) == "throws"
        if throwing { brace += 1 }
        guard list.isPunctuation(brace, "{"), let close = list.closing(brace) else { return }
        if let attribute { edits.blank(attribute) }
        if isTypeIsolated { edits.replace(list[index].start..<list[index].start, with: "nonisolated ") }
        let call: String =
            throwing
            ? " try MainActor.assumeIsolated { () throws -> Void in" : " MainActor.assumeIsolated { () -> Void in"
        edits.replace(list[brace].end..<list[brace].end, with: call)
        edits.replace(list[close].start..<list[close].start, with: "} ")
    }

    /// The bytes of the attribute `@MainActor` of the declaration whose keyword is at `index`.
    private func mainActorAttribute(before index: Int) -> Range<Int>? {
        for current in declarationStart(before: index)..<index
        where list.text(current) == "MainActor" && list.isPunctuation(current - 1, "@") {
            return list[current - 1].start..<list[current].end
        }
        return nil
    }

    private func modifiers(before index: Int) -> Set<Substring> {
        Set((declarationStart(before: index)..<index).map { list.text($0) })
    }

    /// The index of the first attribute or modifier of the declaration whose keyword is at `index`.
    private func declarationStart(before index: Int) -> Int {
        var start: Int = index
        while start > 0 {
            let previous: Int = start - 1
            if list.isPunctuation(previous, ")"), let open = opening(previous) {
                start = open
            } else if list.kind(previous) == .identifier, previous > 0, list.isPunctuation(previous - 1, "@") {
                start = previous - 1
            } else if TestSourceRewriter.modifiers.contains(list.text(previous)) {
                start = previous
            } else {
                return start
            }
        }
        return start
    }

    private static let modifiers: Set<Substring> = [
        "public", "internal", "private", "fileprivate", "open", "package", "final", "override", "nonisolated", "class",
        "static",
    ]

    private func opening(_ close: Int) -> Int? {
        (0..<close).last { list.isPunctuation($0, "(") && list.closing($0) == close }
    }
}
