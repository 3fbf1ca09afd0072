import Expectations
import AppProjects
import Testing

@testable import engawa

@Suite("Compiler diagnostics")
struct DiagnosticTests {
    @Test
    func `a message has a path, a position, a kind and text`() throws {
        let line = "/projects/My App: Notes/Editor.swift:12:5: error: cannot find 'x' in scope: y"
        let diagnostic: Diagnostic = try #require(Diagnostic(line[...]))
        expect(diagnostic.path, equals: "/projects/My App: Notes/Editor.swift")
        expect(diagnostic.line == 12 && diagnostic.column == 5)
        expect(diagnostic.kind, equals: "error")
        expect(diagnostic.message, equals: "cannot find 'x' in scope: y")
    }

    @Test(
        arguments: [
            "", "[1/3] Compiling Notes Editor.swift", "        ^", "error: the package is invalid",
            "Editor.swift:1:1: error: relative", "/a/b.swift: error: without a position",
        ])
    func `lines that are not diagnostics are ignored`(_ line: String) {
        expectNil(Diagnostic(line[...]))
    }
}

@Suite("Arguments of the command-line tool")
struct ArgumentsTests {
    private func parse(_ words: String...) throws -> Arguments {
        try Arguments(words, command: "run", options: ["--app"], flags: ["--verbose"])
    }

    @Test
    func `options may stand before and after operands, and everything after -- is for the app`() throws {
        let arguments: Arguments = try parse("--app", "Notes", "folder", "--verbose", "--", "--app", "-x")
        expect(arguments.values, equals: ["--app": "Notes"])
        expect(arguments.flags, equals: ["--verbose"])
        expect(arguments.operands, equals: ["folder"])
        expect(arguments.rest, equals: ["--app", "-x"])
    }

    @Test
    func `an unknown option, a missing value and a second operand are explained in sentences`() throws {
        #expect(throws: ProjectError("engawa run: There is no option “--ap”. Run engawa --help.")) { try parse("--ap") }
        #expect(throws: ProjectError("engawa run: --app needs a value. Run engawa --help.")) { try parse("--app") }
        let arguments: Arguments = try parse("a", "b")
        #expect(throws: ProjectError("engawa run: “b” is one argument too many. Quote paths with spaces.")) {
            try arguments.checkOperands(atMost: 1, command: "run")
        }
    }
}
