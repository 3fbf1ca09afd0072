import SourceRewriting
import Testing

@Suite("Sources of test targets")
struct TestSourceRewriterTests {
    @Test(
        "synchronous test methods assert their isolation",
        arguments: [
            (
                "class T: XCTestCase {\n    @MainActor func testA() {\n        a()\n    }\n}\n",
                """
                class T: XCTestCase {
                               func testA() { MainActor.assumeIsolated { () -> Void in
                        a()
                    } }
                }

                """
            ),
            (
                "class T: XCTestCase {\n    @MainActor\n    func testA() throws { try a() }\n}\n",
                """
                class T: XCTestCase {
                \("              ")
                    func testA() throws { try MainActor.assumeIsolated { () throws -> Void in try a() } }
                }

                """
            ),
            (
                "@MainActor\nfinal class T: XCTestCase {\n    override func setUp() { a() }\n    func b() {}\n}\n",
                """
                @MainActor
                final class T: XCTestCase {
                    override nonisolated func setUp() { MainActor.assumeIsolated { () -> Void in a() } }
                    func b() {}
                }

                """
            ),
        ])
    func rewritten(_ source: String, _ result: String) {
        #expect(TestSourceRewriter.rewrite(source) == result)
    }

    @Test(
        "other methods are unchanged",
        arguments: [
            "class T: XCTestCase {\n    @MainActor func testA() async throws {}\n}\n",
            "class T: XCTestCase {\n    func testA() { let x: @MainActor () -> Void = {} }\n}\n",
            "@MainActor class T: XCTestCase {\n    override class func setUp() {}\n    nonisolated func testB() {}\n}\n",
            "@MainActor class T: XCTestCase {\n    func testA(_ number: Int) {}\n    func helper() { func testB() {} }\n}\n",
            "@MainActor struct T {\n    func testA() {}\n}\n",
        ])
    func unchanged(_ source: String) {
        #expect(TestSourceRewriter.rewrite(source) == source)
    }

    @Test("an import of XCTest also imports the names for user interface tests")
    func imports() {
        let result = "import XCTest; import XCUIAutomation\n@testable import Notes\n"
        #expect(TestSourceRewriter.rewrite("import XCTest\n@testable import Notes\n") == result)
    }

    @Test("a property that only iOS's XCTest has is no override")
    func configurations() {
        let name = "runsForEachTargetApplicationUIConfiguration"
        #expect(
            TestSourceRewriter.rewrite("override class var \(name): Bool { true }")
                == "         class var \(name): Bool { true }")
    }

    @Test("declarations without an isolation count as isolated if the target says so")
    func defaultIsolation() {
        let source = "class T: XCTestCase {\n    func testA() {}\n}\n"
        let result =
            "class T: XCTestCase {\n    nonisolated func testA() { MainActor.assumeIsolated { () -> Void in} }\n}\n"
        #expect(TestSourceRewriter.rewrite(source, isMainActorByDefault: true) == result)
    }
}
