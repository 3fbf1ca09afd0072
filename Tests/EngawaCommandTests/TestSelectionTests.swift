import Expectations
import ProjectDerivation
import Testing

@testable import engawa

@Suite("Selection of XCTest tests")
struct TestSelectionTests {
    private let listed: [String] = [
        "NotesTests.EditorTests/testUndo", "NotesTests.EditorTests/testRedo", "NotesTests.ListTests/testEmpty",
        "NotesTests.Outer.InnerTests/testOne",
    ]

    @Test
    func `whole classes are named once, and single tests of other classes with their class`() {
        expect(
            TestSelection(listed, of: listed).argument,
            equals: "NotesTests.EditorTests,NotesTests.ListTests,NotesTests.Outer.InnerTests")
        expect(
            TestSelection(Array(listed[1...2]), of: listed).argument,
            equals: "NotesTests.EditorTests/testRedo,NotesTests.ListTests")
    }

    @Test
    func `tests that a test plan skips are left out`() {
        var target = DerivedPackage.Target(
            name: "NotesTests", moduleName: "NotesTests", productName: "NotesTests", bundleIdentifier: "",
            isHosted: false, usesSwiftTesting: true, usesXCTest: true, arguments: [], environment: [:],
            skippedTests: ["ListTests", "EditorTests/testUndo()"])
        expect(listed.filter { !target.skips($0) }, equals: [listed[1], listed[3]])
        expect(
            target.skipExpressions,
            equals: [
                "^NotesTests\\.ListTests(/|$)", "^NotesTests\\.EditorTests\\/testUndo\\(\\)(/|$)",
            ])
        target.skippedTests = []
        expect(!target.skips(listed[0]))
    }

    @Test
    func `only the tests that a test plan selects are run`() throws {
        var target = DerivedPackage.Target(
            name: "NotesTests", moduleName: "NotesTests", productName: "NotesTests", bundleIdentifier: "",
            isHosted: false, usesSwiftTesting: true, usesXCTest: true, arguments: [], environment: [:],
            skippedTests: [], selectedTests: ["ListTests", "EditorTests/testUndo()"])
        expect(listed.filter { !target.skips($0) }, equals: [listed[0], listed[2]])
        let names = [
            "NotesTests.EditorTests", "NotesTests.EditorTests/testUndo()/E.swift:1:2",
            "NotesTests.EditorTests/testRedo()", "NotesTests.ListTests/a()", "NotesTests.Other", "OtherTests.Other",
        ]
        func skipped() throws -> [Bool] {
            let expressions = try target.skipExpressions.map { try Regex($0) }
            return names.map { name in expressions.contains { name.contains($0) } }
        }
        try expect(skipped(), equals: [false, false, true, false, true, false])
        target.selectedTests = []
        expect(listed.allSatisfy(target.skips))
        try expect(skipped(), equals: [true, true, true, true, true, false])
    }

    @Test
    func `a filter selects tests of Swift Testing only in the modules of the run`() throws {
        var target = DerivedPackage.Target(
            name: "NotesTests", moduleName: "NotesTests", productName: "NotesTests", bundleIdentifier: "",
            isHosted: false, usesSwiftTesting: true, usesXCTest: false, arguments: [], environment: [:],
            skippedTests: [])
        var other = target
        other.moduleName = "ModelTests"
        let options: [String] = TestRun.swiftTestingOptions(for: [target, other], filter: "Editor")
        expect(options.dropFirst(2), equals: ["--filter", "Editor"])
        expect(options[0], equals: "--skip")
        let skipped = try Regex(options[1])
        let names = ["NotesTests.EditorTests/undo()", "ModelTests.EditorTests", "NotesTests2.EditorTests/undo()"]
        expect(names.map { $0.contains(skipped) }, equals: [false, false, true])
        target.skippedTests = ["ListTests"]
        expect(
            TestRun.swiftTestingOptions(for: [target], filter: nil).suffix(2),
            equals: ["--skip", "^NotesTests\\.ListTests(/|$)"])
    }

    @Test
    func `a finished test is removed from the selection by the name that XCTest prints`() {
        var selection = TestSelection(listed, of: listed)
        for name in ["EditorTests.testUndo", "InnerTests.testOne", "Unknown.testOne"] { selection.remove(name) }
        expect(selection.remaining, equals: Array(listed[1...2]))
    }

    @Test
    func `the output shows which tests have ended, and which one has not`() {
        var progress = TestProgress()
        let lines: [Substring] = [
            "Test Suite 'EditorTests' started at 2026-01-01 10:00:00.000",
            "Test Case 'EditorTests.testUndo' started at 2026-01-01 10:00:00.000",
            "/Notes/EditorTests.swift:3: Test Case 'EditorTests.testUndo' measured [Time, seconds] average: 0.1",
            "Test Case 'EditorTests.testUndo' passed (0.001 seconds)",
            "Test Case 'EditorTests.testSkip' started at 2026-01-01 10:00:00.000",
            "Test Case 'EditorTests.testSkip' skipped (0.001 seconds)",
            "Test Case 'EditorTests.testRedo' started at 2026-01-01 10:00:00.000", "Fatal error: Index out of range",
        ]
        for line in lines { progress.handle(line) }
        expect(progress.finished, equals: ["EditorTests.testUndo", "EditorTests.testSkip"])
        expect(progress.running, equals: "EditorTests.testRedo")
        progress.handle("text of the test Test Case 'EditorTests.testRedo' failed (0.001 seconds)")
        expect(progress.finished.last == "EditorTests.testRedo" && progress.running == nil)
    }
}
