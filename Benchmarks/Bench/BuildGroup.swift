/// Measures builds with `Scripts/measure-build`.
struct BuildGroup {
    /// The path of the script, which prints the figures.
    let script: String

    /// Runs the script, which takes several minutes, and passes each figure to `report`.
    func run(_ report: (_ figure: String, _ value: Double, _ yardstick: Double?) -> Void) throws {
        for figure in try Child.figures(script, []) { report(figure.name, figure.value, figure.yardstick) }
    }
}
