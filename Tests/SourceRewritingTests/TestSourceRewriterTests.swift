import Expectations
import SourceRewriting
import Testing

@Suite("Sources of test targets")
struct TestSourceRewriterTests {
    @Test(
        arguments: [
            (
                "class T: XCTestCase {\n    @MainActor func testA() {\n        a()\n    }\n}\n",
                """
                class T: XCTestCase {
                               func testA() { @MainActor func testA() {
                        a()
                    }; MainActor.assumeIsolated { testA() } }
                }

                """
            ),
            (
                "class T: XCTestCase {\n    @MainActor\n    func testA() throws { try a() }\n}\n",
                """
                class T: XCTestCase {
                \("              ")
                    func testA() throws { @MainActor func testA() throws { try a() }; \
                try MainActor.assumeIsolated { try testA() } }
                }

                """
            ),
            (
                "@MainActor\nfinal class T: XCTestCase {\n    override func setUp() { a() }\n    func b() {}\n}\n",
                """
                @MainActor
                final class T: XCTestCase {
                    override nonisolated func setUp() { @MainActor func setUp() { a() }; \
                MainActor.assumeIsolated { setUp() } }
                    func b() {}
                }

                """
            ),
        ])
    func `synchronous test methods assert their isolation`(_ source: String, _ result: String) {
        expect(TestSourceRewriter.rewrite(source), equals: result)
    }

    @Test(
        arguments: [
            "class T: XCTestCase {\n    @MainActor func testA() async throws {}\n}\n",
            "class T: XCTestCase {\n    func testA() { let x: @MainActor () -> Void = {} }\n}\n",
            "@MainActor class T: XCTestCase {\n    override class func setUp() {}\n    nonisolated func testB() {}\n}\n",
            "@MainActor class T: XCTestCase {\n    func testA(_ number: Int) {}\n    func helper() { func testB() {} }\n}\n",
            "@MainActor class T: XCTestCase {\n    func testUser() -> User { User() }\n}\n",
            "@MainActor struct T {\n    func testA() {}\n}\n",
            "@MainActor final class T {\n    @Test func testA() {}\n    @Test(.disabled()) func testB() {}\n}\n",
            "extension T {\n    @MainActor @Testing.Test func testA() throws {}\n}\n",
        ])
    func `other methods are unchanged`(_ source: String) {
        expect(TestSourceRewriter.rewrite(source), equals: source)
    }

    @Test func `classes inherit the isolation, and extensions have that of their class`() {
        let base = "@MainActor class Base: XCTestCase {}\n"
        let source = "class T: Base {\n    func testA() {}\n}\nextension T {\n    func testB() {}\n}\n"
        let declarations = AppDeclarations([base, source].map { DeclarationSummary(of: $0, path: "") })
        func method(_ name: String) -> String {
            "nonisolated func \(name)() { @MainActor func \(name)() {}; MainActor.assumeIsolated { \(name)() } }"
        }
        let result = "class T: Base {\n    \(method("testA"))\n}\nextension T {\n    \(method("testB"))\n}\n"
        expect(TestSourceRewriter.rewrite(source, declarations: declarations), equals: result)
        expect(TestSourceRewriter.rewrite(source), equals: source)
    }

    /// The body of a method `a`, and its rewritten form. `#` represents the inserted check that ends the method.
    @Test(
        arguments: [
            ("XCTAssertTrue(x)\n", "XCTAssertTrue(x)#\n"), ("let x = a()\n", "let x = a()\n"),
            ("app.a[\"A\"]\n    .first\n    .tap()\nb()\n", "app.a[\"A\"]\n    .first\n    .tap()#\nb()#\n"),
            ("try await page.open(\n  1)\nself.b?.c()\n", "try await page.open(\n  1)#\nself.b?.c()#\n"),
            ("if x {\n b()\n} else {\n c()\n}\n", "if x {\n b()#\n} else {\n c()#\n}\n"),
            ("run {\n b()\n}\nx.map {\n b()\n}.c()\n", "run {\n b()\n}\nx.map {\n b()\n}.c()\n"),
            ("x = a +\n b()\nfoo(\n b()\n) { }\n", "x = a +\n b()\nfoo(\n b()\n) { }\n"),
            ("b() // text\nb()\n  + c()\nreturn\n", "b()# // text\nb()\n  + c()\nreturn\n"),
            ("defer {\n b()\n}\nfunc c() -> Int {\n d()\n}\n", "defer {\n b()\n}\nfunc c() -> Int {\n d()\n}\n"),
            ("b(); c()\n", "b(); c()\n"), ("continueAfterFailure = false\n", "__continueAfterFailure = false\n"),
        ])
    func `a test stops after the call that fails`(_ body: String, _ result: String) {
        func source(_ name: String, _ start: String, _ body: String) -> String {
            "import XCTest\(name)\nclass T: XCTestCase {\nfunc a() {\(start)\n\(body)}\n}\n"
        }
        let stop = "; if __testStops() { return }"
        let expected: String = source("; import XCUIAutomation; import UIKit", "", result.replacing("#", with: stop))
        expect(TestSourceRewriter.rewrite(source("", "", body)), equals: expected)
    }

    @Test
    func `a test does not begin after a failure in setUp, and the files that it leaves are removed`() {
        let source = "import XCTest\nclass T: XCTestCase {\nfunc testA() {\n}\noverride func tearDown() {\nb()\n}\n}\n"
        let result: String = TestSourceRewriter.rewrite(source)
        expect(result.contains("func testA() { if __testStops() { return };\n"))
        expect(result.contains("func tearDown() { __testEnds();\nb()\n"))
    }

    @Test
    func `an import of XCTest also imports UIKit and the names for user interface tests`() {
        let result = "import XCTest; import XCUIAutomation; import UIKit\n@testable import Notes\n"
        expect(TestSourceRewriter.rewrite("import XCTest\n@testable import Notes\n"), equals: result)
    }

    @Test
    func `a property that only iOS's XCTest has is not an override`() {
        let name = "runsForEachTargetApplicationUIConfiguration"
        expect(
            TestSourceRewriter.rewrite("override class var \(name): Bool { true }"),
            equals: "         class var \(name): Bool { true }")
    }

    @Test
    func `declarations without explicit isolation have the default isolation of the target`() {
        let source = "class T: XCTestCase {\n    func testA() {}\n}\n"
        let result = """
            class T: XCTestCase {
                nonisolated func testA() { @MainActor func testA() {}; MainActor.assumeIsolated { testA() } }
            }

            """
        expect(TestSourceRewriter.rewrite(source, isMainActorByDefault: true), equals: result)
    }
}
