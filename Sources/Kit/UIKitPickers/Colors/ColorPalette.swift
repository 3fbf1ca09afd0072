import Foundation

/// The colors of a color picker's grid and of its spectrum, as red, green and blue from 0 to 1.
enum ColorPalette {
    struct Components: Equatable {
        var red: Double
        var green: Double
        var blue: Double
    }

    static let columns = 12
    static let rows = 10

    /// The name and the hue, from 0 to 1, of each column below the grays.
    static let hues: [(name: String, hue: Double)] = [
        ("Cyan", 0.54), ("Blue", 0.61), ("Indigo", 0.7), ("Purple", 0.78), ("Magenta", 0.92), ("Red", 0.01),
        ("Orange", 0.06), ("Amber", 0.11), ("Gold", 0.14), ("Yellow", 0.165), ("Lime", 0.2), ("Green", 0.27),
    ]

    /// Returns the color of a cell of the grid. The first row contains grays, and each of the other rows has one
    /// lightness.
    static func color(column: Int, row: Int) -> Components {
        guard row > 0 else {
            let level: Double = 1 - Double(column) / Double(columns - 1)
            return Components(red: level, green: level, blue: level)
        }
        let lightness: Double = 0.12 + 0.8 * Double(row - 1) / Double(rows - 2)
        return color(hue: hues[column].hue, lightness: lightness)
    }

    /// Returns the name of a cell of the grid, for accessibility.
    static func name(column: Int, row: Int) -> String {
        guard row > 0 else { return "Gray \(column + 1) of \(columns)" }
        return "\(hues[column].name) \(row) of \(rows - 1)"
    }

    /// Returns the color at a point of the spectrum, in unit coordinates. Hues vary from left to right, with white at
    /// the top and black at the bottom.
    static func color(x: Double, y: Double) -> Components {
        color(hue: min(max(x, 0), 1), lightness: 1 - min(max(y, 0), 1))
    }

    /// Returns a fully saturated color. All values are from 0 to 1.
    static func color(hue: Double, lightness: Double) -> Components {
        func channel(_ offset: Double) -> Double {
            let k: Double = (offset + hue * 12).truncatingRemainder(dividingBy: 12)
            let amplitude: Double = min(lightness, 1 - lightness)
            return lightness - amplitude * max(-1, min(k - 3, 9 - k, 1))
        }
        return Components(red: channel(0), green: channel(8), blue: channel(4))
    }
}
