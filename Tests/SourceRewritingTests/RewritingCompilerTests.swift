import Expectations
import Foundation
import SourceRewriting
import TestSupport
import Testing

/// Compiles the results of the cases, and runs rewritten programs.
///
/// The tests take several minutes. They run if the environment variable `ENGAWA_COMPILE_REWRITES` is set.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["ENGAWA_COMPILE_REWRITES"] != nil))
struct RewritingCompilerTests {
    /// The language modes and isolation of current projects.
    private static let modes: [[String]] = [
        ["-swift-version", "5"], ["-swift-version", "6"],
        [
            "-swift-version", "5", "-default-isolation", "MainActor", "-enable-upcoming-feature",
            "InferIsolatedConformances", "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
        ],
    ]

    @Test func `the results of the cases compile`() throws {
        let compiler = try RewritingCompiler()
        try compiler.buildStandIn()
        for file in try RewritingCase.files() {
            for rewritingCase in try RewritingCase.cases(in: file) where rewritingCase.errors.isEmpty {
                let sources: [String] = rewritingCase.rewrittenSources
                for mode in RewritingCompilerTests.modes {
                    let errors: String = try compiler.check(sources, mode)
                    if !errors.isEmpty {
                        Issue.record("\(file.lastPathComponent), “\(rewritingCase.title)”, \(mode): \(errors)")
                    }
                }
            }
        }
    }

    /// Runs the programs in `Programs`. The comments that begin with `//> ` are the lines of the expected output.
    @Test func `rewritten programs print the expected output`() throws {
        let compiler = try RewritingCompiler()
        let folder: URL = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs")
        let programs: [URL] = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil
        ).filter { $0.pathExtension == "swift" }
        expect(!programs.isEmpty)
        for program in programs {
            let source = try String(contentsOf: program, encoding: .utf8)
            let expected: String = source.split(separator: "\n").filter { $0.hasPrefix("//> ") }
                .map { $0.dropFirst(4) + "\n" }.joined()
            let declarations = AppDeclarations([DeclarationSummary(of: source)])
            let rewritten: String = SourceRewriter.rewrite(source, declarations: declarations).text
            for mode in RewritingCompilerTests.modes + [["-swift-version", "6", "-O"]] {
                let output: String = try compiler.run(rewritten, mode)
                if output != expected { Issue.record("\(program.lastPathComponent), \(mode): \(output)") }
            }
        }
    }
}

extension RewritingCase {
    /// The results for all sources of the case.
    var rewrittenSources: [String] {
        let declarations: AppDeclarations = self.declarations
        return ([source] + others).enumerated().map { index, source in
            SourceRewriter.rewrite(source, path: path(index), declarations: declarations).text
        }
    }
}

/// Calls the compiler with the modules of the test build.
struct RewritingCompiler {
    private let folder: TemporaryFolder
    private let products: URL

    /// The modules on which FoundationAdditions depends, and FoundationAdditions itself.
    private static let modules: [String] =
        [
            "FoundationAdditions", "AppBundles", "StringLocalization", "UndoManagement", "HostClock",
            "ProgramDiagnostics", "ClassNames", "ClassRuntime", "FoundationReplacements", "KeyObservations",
            "ObjectCaches", "Compression",
        ] + clangModules

    private static let clangModules: [String] = ["CBundleHooks", "CClassMembers", "CLocalization", "CRuntimeHooks"]

    init() throws {
        folder = try TemporaryFolder()
        products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    }

    private var searchPaths: [String] {
        let root: URL = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
        let clang: [String] = RewritingCompiler.clangModules.flatMap { module in
            let map: String = products.appending(path: "\(module).build/module.modulemap").path
            let include: String = root.appending(path: "Sources/System/\(module)/include").path
            return ["-Xcc", "-fmodule-map-file=\(map)", "-Xcc", "-I\(include)"]
        }
        let zlib: String = root.appending(path: "Sources/System/CZlib/module.modulemap").path
        // The stand-in for UIKit has precedence over the kit.
        return ["-I", folder.url.path, "-I", products.appending(path: "Modules").path] + clang
            + ["-Xcc", "-fmodule-map-file=\(zlib)"]
    }

    /// Builds a module that declares the UIKit names used by the cases.
    func buildStandIn() throws {
        let source: String = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "StandIn/UIKit.swift").path
        let errors: String = try call(
            "swiftc",
            ["-swift-version", "5", "-parse-as-library", "-module-name", "UIKit", "-emit-module", source]
                + searchPaths + ["-emit-module-path", folder.file("UIKit.swiftmodule").path])
        if !errors.isEmpty { Issue.record("The stand-in for UIKit does not compile: \(errors)") }
    }

    /// Returns the errors from the compiler for sources of one module.
    func check(_ sources: [String], _ mode: [String]) throws -> String {
        var paths: [String] = []
        for (index, source) in sources.enumerated() {
            let file: URL = folder.file("Source\(index).swift")
            try source.write(to: file, atomically: true, encoding: .utf8)
            paths.append(file.path)
        }
        return try call(
            "swiftc",
            ["-typecheck", "-suppress-warnings", "-parse-as-library", "-module-name", "Case"] + mode + searchPaths
                + paths)
    }

    /// Returns the output of a program, or the errors from the compiler.
    func run(_ source: String, _ mode: [String]) throws -> String {
        let main: URL = folder.file("main.swift")
        try source.write(to: main, atomically: true, encoding: .utf8)
        let program: String = folder.file("program").path
        let objects: [String] = RewritingCompiler.modules.flatMap { module in
            let build: URL = products.appending(path: "\(module).build")
            let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: build.path)) ?? []
            return names.filter { $0.hasSuffix(".o") }.map { build.appending(path: $0).path }
        }
        let errors: String = try call(
            "swiftc",
            ["-suppress-warnings", main.path, "-o", program, "-l_FoundationICU", "-lz"] + mode + searchPaths + objects)
        return errors.isEmpty ? try call(program, []) : errors
    }

    private func call(_ program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: program.hasPrefix("/") ? program : "/usr/bin/env")
        process.arguments = (program.hasPrefix("/") ? [] : [program]) + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data: Data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
