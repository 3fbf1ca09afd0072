import AppProjects
import Foundation

/// The built kit, which derived packages are compiled and linked with.
///
/// The folder contains the modules, the C modules, the libraries and `kit.json`, as `Scripts/make-kit` writes them.
struct Kit {
    /// The contents of `kit.json`. `$KIT` stands for the kit's folder.
    private struct Description: Decodable {
        var compilerFlags: [String]
        var linkerFlags: [String]
        var testLinkerFlags: [String]
    }

    let folder: String
    /// Changes whenever the kit was built again.
    let identifier: String
    /// The options of `swift build` for compiling, for linking apps, and for linking tests.
    let compilerOptions: [String]
    let linkerOptions: [String]
    let testLinkerOptions: [String]

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
        var information = stat()
        stat(file, &information)
        identifier = "\(folder)|\(information.st_mtim.tv_sec).\(information.st_mtim.tv_nsec)"
        func options(_ flags: [String], _ name: String) -> [String] {
            flags.flatMap { [name, $0.replacing("$KIT", with: folder)] }
        }
        compilerOptions = options(description.compilerFlags, "-Xswiftc")
        linkerOptions = options(description.linkerFlags, "-Xlinker")
        testLinkerOptions = options(description.testLinkerFlags, "-Xlinker")
    }
}
