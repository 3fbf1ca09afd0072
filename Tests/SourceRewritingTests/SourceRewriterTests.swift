import Expectations
import Foundation
import SourceRewriting
import TestSupport
import Testing

/// Tests of the parts of a result other than its text, and of properties that every result has.
struct SourceRewriterTests {
    @Test func `the uses of a source list its entry point, imports and literals`() {
        let uses: SourceUses = SourceRewriter.rewrite(
            """
            import UIKit
            @testable import class App.Model
            #if canImport(Combine)
            import Combine
            #endif
            @UIApplicationMain
            public final class Delegate: UIResponder, App.Base {
                let a = #imageLiteral(resourceName: "logo"), b = #fileLiteral(resourceName: "a.json")
            }
            UIApplicationMain(a, b, nil, nil)
            """, declarations: AppDeclarations()
        ).uses
        let imports: [String] = uses.imports.map {
            "\($0.line) \($0.module)\($0.isTestable ? " testable" : "")\($0.isConditional ? " conditional" : "")"
        }
        expect(imports, equals: ["1 UIKit", "2 App testable", "4 Combine conditional"])
        expect(uses.mainType?.name == "Delegate" && uses.mainType?.attribute == .applicationMain)
        expect(uses.mainType?.inherited, equals: ["UIResponder", "App.Base"])
        expect(uses.callsApplicationMain && !uses.hasColorLiterals)
        expect(uses.imageLiterals == ["logo"] && uses.fileLiterals == ["a.json"])
    }

    /// Rewrites a target with a view controller, and returns its sources.
    ///
    /// - Parameters:
    ///   - own: Another source of the target.
    ///   - imported: A source of each target that the target imports.
    ///   - importing: A source of each target that imports the target.
    private func rewrittenScreen(_ own: String = "", imported: [String] = [], importing: [String] = []) -> String {
        let screen = "class Home: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }"
        let declarations = AppDeclarations(
            [DeclarationSummary(of: screen), DeclarationSummary(of: own)],
            imported: imported.map { [DeclarationSummary(of: $0)] },
            importing: importing.map { DeclarationSummary(of: $0) })
        return [screen, own].map { SourceRewriter.rewrite($0, declarations: declarations).text }.joined(separator: "\n")
    }

    @Test func `a call to super names the slot of an exchanged method only if the target or an import declares it`() {
        func exchange(_ name: String) -> String {
            """
            import UIKit
            extension UIViewController {
                @objc func \(name)() { \(name)() }
                static func exchange() {
                    method_exchangeImplementations(
                        class_getInstanceMethod(self, #selector(viewDidLoad))!,
                        class_getInstanceMethod(self, #selector(\(name)))!)
                }
            }
            """
        }
        let call = "{ self.__UIViewController_viewDidLoad_super(Home.self) }"
        let slot = "__UIViewController_viewDidLoad_Slot {"
        // The tests of an app.
        let app: String = rewrittenScreen(importing: [exchange("log")])
        expect(app.contains("{ super.viewDidLoad() }") && !app.contains(slot))
        // A package and an app that both exchange the method.
        let package: String = rewrittenScreen(exchange("log"), importing: [exchange("count")])
        expect(package.contains(call) && package.contains(slot))
        let user: String = rewrittenScreen(exchange("count"), imported: [exchange("log")])
        expect(user.contains(call) && !user.contains(slot))
        // Two packages, whose functions have the same name.
        let users: String = rewrittenScreen(imported: [exchange("log"), exchange("count")])
        expect(users.contains("{ super.viewDidLoad() }") && !users.contains(slot))
    }

    @Test func `a source that names a type of FoundationAdditions imports the module that declares it`() throws {
        // Names that only generated code contains.
        let generated: Set<String> = [
            "ActionArguments", "AnyObjectMembers", "ClassMembers", "DynamicCreation", "DynamicallyCreatable",
            "ExchangedMethod", "MethodSlot", "ObjectParsing", "PredicateMaking", "TimerMaking", "_FormatSpecifiable",
            "__KeyValueObserver",
        ]
        // Sources that use these names also call functions of the Objective-C runtime.
        let types: Set<String> = ["IMP", "Method"]
        // Names that receive the name of the module.
        let qualified: Set<String> = ["NSComparisonPredicate", "NSExpression"]
        let names: Set<String> = try typesOfFoundationAdditions().subtracting(generated).subtracting(qualified)
            .subtracting(types)
        expect(names.contains("NSHashTable") && names.contains("DateComponentsFormatter"))
        for name in names.sorted() {
            let source = "import Foundation\nfunc f(_ a: \(name)) {}"
            let result: String = SourceRewriter.rewrite(source, declarations: AppDeclarations()).text
            expect(result, equals: "import FoundationAdditions; \(source)")
        }
    }

    @Test func `a source that uses a member of FoundationAdditions imports the module that declares it`() throws {
        let declaration = #/    public(?: static)? (?:func|var|struct) (\w+).*/#
        let names: Set<String> = try linesOfFoundationAdditions(in: ["FileManager", "NSError", "String", "URL"])
            .reduce(into: []) { names, line in
                guard let match = line.wholeMatch(of: declaration), !match.1.hasPrefix("_") else { return }
                names.insert("\(match.1)")
            }
        expect(names.contains("containerURL") && names.contains("LocalizationValue"))
        for name in names.sorted() {
            let source = "import Foundation\nlet a = b.\(name)"
            let result: String = SourceRewriter.rewrite(source, declarations: AppDeclarations()).text
            expect(result, equals: "import FoundationAdditions; \(source)")
        }
    }

    private func typesOfFoundationAdditions() throws -> Set<String> {
        let declaration = /(?:public|open)(?: final)? (?:class|struct|enum|protocol|typealias) (\w+).*/
        return try linesOfFoundationAdditions().reduce(into: []) { names, line in
            if let match = line.wholeMatch(of: declaration) { names.insert("\(match.1)") }
        }
    }

    /// Returns the lines of FoundationAdditions, or those in extensions of some types.
    private func linesOfFoundationAdditions(in types: Set<String>? = nil) throws -> [Substring] {
        let root: URL = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder: URL = root.appending(path: "Sources/Base/FoundationAdditions")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.flatMap { file in
            var isIncluded: Bool = types == nil
            return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { line in
                guard let types else { return true }
                if let match = line.prefixMatch(of: /(?:public )?extension (\w+)[^.\w]/) {
                    isIncluded = types.contains("\(match.1)")
                } else if line == "}" {
                    isIncluded = false
                }
                return isIncluded
            }
        }
    }

    @Test func `a column of the result corresponds to one of the original`() {
        let source = "import UIKit\nclass A { func f() { g(#selector(A.h(_:))); i } }"
        let rewritten: RewrittenSource = SourceRewriter.rewrite(source, declarations: AppDeclarations())
        expect(
            rewritten.text,
            equals: "import UIKit\nclass A { func f() { g(Selector(\"h:\", with: A.self, { try $0.h($1[0]) })); i } }")
        // The replacement has 49 bytes in place of 18.
        let columns: [Int] = [1, 23, 24, 30, 72, 73, 76].map { rewritten.originalColumn(line: 2, column: $0) }
        expect(columns, equals: [1, 23, 24, 24, 24, 42, 45])
    }

    @Test func `every line keeps its number`() {
        var random = SplitMix64(seed: 3)
        let pieces: [String] = [
            "class A {", "}", "{", "\n", "#selector(", "h", "(_:)", ")", "self.", " as ", "@objc", "(", "@IBAction ",
            "func f() ", "\"", "\\(", "\"\"\"\n", "#keyPath(", "B.c", "#if os(iOS)", "/*", "*/", "//", "getter: ", ".",
        ]
        for _ in 0..<20_000 {
            let source: String = (0..<Int(random.next() % 24)).map { _ in
                pieces[Int(random.next() % UInt64(pieces.count))]
            }.joined()
            let declarations = AppDeclarations([DeclarationSummary(of: source)])
            let rewritten: String = SourceRewriter.rewrite(source, declarations: declarations).text
            let lines: (String) -> Int = { $0.utf8.count { $0 == UInt8(ascii: "\n") } }
            guard lines(rewritten) == lines(source) else {
                Issue.record("\(source.debugDescription)\nbecame\n\(rewritten.debugDescription)")
                return
            }
        }
    }
}
