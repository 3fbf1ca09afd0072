import Foundation

/// The group `apps`: the additional work that iOS projects require, compared with other applications.
struct AppsGroup {
    /// The folder of Engawa's programs.
    let programs: URL
    let temporary: URL
    /// The folder of the kit, for the command-line tool.
    let kit: URL

    /// Measures all figures, and passes each to `report`.
    func run(_ report: (_ figure: String, _ value: Double, _ yardstick: Double?) -> Void) throws {
        let folder: URL = temporary.appendingPathComponent("catalogs")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let program: String = programs.appendingPathComponent("AssetBenchmark").path
        for figure in try Child.figures(program, [folder.path]) { report(figure.name, figure.value, figure.yardstick) }
        try measureDerivation(report)
    }

    // MARK: Derivation

    /// Measures the derivation of a package from a project of 50,000 lines, compared with its first debug build.
    private func measureDerivation(_ report: (_ figure: String, _ value: Double, _ yardstick: Double?) -> Void) throws {
        guard FileManager.default.changeCurrentDirectoryPath(temporary.path) else {
            throw BenchError("The folder \(temporary.path) cannot be entered.")
        }
        _ = try milliseconds("new", LargeProject.name)
        let project = LargeProject(folder: temporary.appendingPathComponent(LargeProject.name))
        try project.write()
        let first: Double = try milliseconds("derive", LargeProject.name)
        let build: Double = try milliseconds("build", LargeProject.name)
        let unchanged: [Double] = try (0..<5).map { _ in try milliseconds("derive", LargeProject.name) }
        let changed: [Double] = try (0..<5).map { round in
            try project.change(round)
            return try milliseconds("derive", LargeProject.name)
        }
        report("derive, first", first, build)
        report("derive, nothing changed", unchanged.median, build)
        report("derive, one file changed", changed.median, build)
    }

    /// Returns the time of a command of the tool, in milliseconds.
    private func milliseconds(_ arguments: String...) throws -> Double {
        let environment: [String: String?] = [
            "ENGAWA_KIT": kit.path, "XDG_CACHE_HOME": temporary.appendingPathComponent("cache").path,
        ]
        let child = try Child(
            programs.appendingPathComponent("engawa").path, arguments, environment: environment)
        _ = child.readToEnd()
        guard child.wait().status == 0 else { throw BenchError("engawa \(arguments.joined(separator: " ")) failed.") }
        return (now() - child.start) * 1_000
    }
}
