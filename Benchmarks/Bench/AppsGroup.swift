import Foundation

/// The group `apps`: what iOS projects need in addition to other applications.
struct AppsGroup {
    /// The folder of Engawa's programs.
    let programs: URL
    let temporary: URL

    /// Measures all figures, and passes each to `report`.
    func run(_ report: (_ figure: String, _ value: Double, _ yardstick: Double?) -> Void) throws {
        let folder: URL = temporary.appendingPathComponent("catalogs")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let program: String = programs.appendingPathComponent("AssetBenchmark").path
        for figure in try Child.figures(program, [folder.path]) { report(figure.name, figure.value, figure.yardstick) }
    }
}
