import Foundation

/// The positions of the rows of a wheel, which are on the front of a drum that rotates about a horizontal axis.
///
/// The constants were measured on iOS.
struct DrumGeometry: Equatable {
    /// The height of the wheel, in points.
    let height: Double
    /// The height of a row, in points.
    let rowHeight: Double
    /// The angle between two rows, in radians.
    let pitch: Double
    /// The distance of the rows from the axis, in points.
    let radius: Double

    /// Creates the geometry of a wheel. Both heights are in points. A row is at least 1 point high.
    init(height: Double, rowHeight: Double) {
        self.height = height
        self.rowHeight = max(1, rowHeight)
        let length: Double = height + 75
        let rowsPerTurn: Double = max(4, (2 * length / self.rowHeight).rounded(.up))
        pitch = 2 * Double.pi / rowsPerTurn
        radius = 0.334_225_372 * length
    }

    /// The fractional number of rows above or below the center that are on the front of the drum.
    var reach: Double { Double.pi / 2 / pitch }

    /// Returns the vertical distance between the center of the wheel and a row that is `distance` rows below the
    /// center, in points.
    func offset(at distance: Double) -> Double { radius * sin(distance * pitch) }

    /// Returns the ratio of the visible height to the full height of a row that is `distance` rows below the center, or
    /// 0 if the row is on the back of the drum.
    func scale(at distance: Double) -> Double { max(0, cos(distance * pitch)) }

    /// Returns the number of rows between the center and the row at a point `offset` points below the center.
    func rows(toOffset offset: Double) -> Int {
        Int((asin(min(max(offset / radius, -1), 1)) / pitch).rounded())
    }
}
