import AppProjects
import Foundation

/// The built kit, which derived packages are compiled and linked with.
///
/// The folder contains the modules, the C modules, the archives, the template of new apps and `kit.json`, as
/// `Scripts/make-kit` writes them.
struct Kit {
    /// The contents of `kit.json`. `$KIT` represents the kit's folder.
    private struct Description: Decodable {
        var compilerFlags: [String]
        var linkerFlags: [String]
        var stackCompilerFlags: [String]
        var stackLinkerFlags: [String]
        var testCompilerFlags: [String]
        var testLinkerFlags: [String]
    }

    let folder: String
    /// Changes whenever the kit or the tool is rebuilt.
    let identifier: String
    private let description: Description

    /// Finds the kit in the folder that `ENGAWA_KIT` names, or beside the tool.
    ///
    /// - Throws: `ProjectError` if there is no kit, or if it is damaged.
    static func find() throws -> Kit {
        if let folder = ProcessInfo.processInfo.environment["ENGAWA_KIT"] { return try Kit(folder) }
        let program: String = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let tool = URL(fileURLWithPath: program).deletingLastPathComponent()
        return try Kit(tool.deletingLastPathComponent().appendingPathComponent("kit").path)
    }

    private init(_ folder: String) throws {
        let file: String = folder + "/kit.json"
        guard let data = FileManager.default.contents(atPath: file) else {
            throw ProjectError("The kit is missing in \(folder). Run Scripts/install in the folder of Engawa.")
        }
        guard let description = try? JSONDecoder().decode(Description.self, from: data) else {
            throw ProjectError("The file \(file) is damaged. Run Scripts/install in the folder of Engawa.")
        }
        self.folder = folder
        self.description = description
        identifier = [file, "/proc/self/exe"].map { path in
            var information = stat()
            stat(path, &information)
            return "\(path) \(information.st_mtim.tv_sec).\(information.st_mtim.tv_nsec)"
        }.joined(separator: "|")
    }

    // MARK: Options

    /// Whether sources with these imports use the stack. Apps that were written for iOS do not.
    private func usesStack(_ imports: Set<String>) -> Bool {
        !modules(in: "stack").isDisjoint(with: imports)
    }

    /// The names of the modules that every app is compiled with.
    var modules: Set<String> { modules(in: "kit") }

    private func modules(in part: String) -> Set<String> {
        let files: [String] = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/Modules/\(part)")) ?? []
        return Set(files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
    }

    /// Returns the options of `swift build` for compiling sources with the given imports.
    func compilerOptions(imports: Set<String>) -> [String] {
        // Apps and tests share modules, so both are compiled with the same options.
        options(
            description.compilerFlags + description.testCompilerFlags
                + (usesStack(imports) ? description.stackCompilerFlags : []), "-Xswiftc")
    }

    /// Returns the options of `swift build` for linking an app or its tests.
    func linkerOptions(imports: Set<String>, isTest: Bool) -> [String] {
        options(
            (usesStack(imports) ? description.stackLinkerFlags : []) + (isTest ? description.testLinkerFlags : [])
                + description.linkerFlags, "-Xlinker")
    }

    private func options(_ flags: [String], _ name: String) -> [String] {
        flags.flatMap { [name, $0.replacing("$KIT", with: folder)] }
    }
}
