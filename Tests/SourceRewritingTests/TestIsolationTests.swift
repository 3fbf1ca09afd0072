import SourceRewriting
import Testing

@Suite("Test methods that are isolated to the main actor")
struct TestIsolationTests {
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
        #expect(TestIsolation.rewrite(source) == result)
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
        #expect(TestIsolation.rewrite(source) == source)
    }

    @Test("declarations without an isolation count as isolated if the target says so")
    func defaultIsolation() {
        let source = "class T: XCTestCase {\n    func testA() {}\n}\n"
        let result =
            "class T: XCTestCase {\n    nonisolated func testA() { MainActor.assumeIsolated { () -> Void in} }\n}\n"
        #expect(TestIsolation.rewrite(source, isMainActorByDefault: true) == result)
    }
}
