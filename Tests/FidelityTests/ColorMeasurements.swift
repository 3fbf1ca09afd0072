import UIKitCore

/// The components of system colors, in light and dark interfaces.
@MainActor
enum ColorMeasurements {
    /// Red, green and blue from 0 to 255, and the opacity in percent, in light and dark interfaces.
    private static let colors: [(String, UIColor, [Double], [Double])] = [
        ("systemRed", .systemRed, [255, 59, 48, 100], [255, 69, 58, 100]),
        ("systemOrange", .systemOrange, [255, 149, 0, 100], [255, 159, 10, 100]),
        ("systemYellow", .systemYellow, [255, 204, 0, 100], [255, 214, 10, 100]),
        ("systemGreen", .systemGreen, [52, 199, 89, 100], [48, 209, 88, 100]),
        ("systemTeal", .systemTeal, [48, 176, 199, 100], [64, 200, 224, 100]),
        ("systemCyan", .systemCyan, [50, 173, 230, 100], [100, 210, 255, 100]),
        ("systemBlue", .systemBlue, [0, 122, 255, 100], [10, 132, 255, 100]),
        ("systemIndigo", .systemIndigo, [88, 86, 214, 100], [94, 92, 230, 100]),
        ("systemPurple", .systemPurple, [175, 82, 222, 100], [191, 90, 242, 100]),
        ("systemPink", .systemPink, [255, 45, 85, 100], [255, 55, 95, 100]),
        ("systemBrown", .systemBrown, [162, 132, 94, 100], [172, 142, 104, 100]),
        ("systemGray", .systemGray, [142, 142, 147, 100], [142, 142, 147, 100]),
        ("systemGray2", .systemGray2, [174, 174, 178, 100], [99, 99, 102, 100]),
        ("systemGray3", .systemGray3, [199, 199, 204, 100], [72, 72, 74, 100]),
        ("systemGray4", .systemGray4, [209, 209, 214, 100], [58, 58, 60, 100]),
        ("systemGray5", .systemGray5, [229, 229, 234, 100], [44, 44, 46, 100]),
        ("systemGray6", .systemGray6, [242, 242, 247, 100], [28, 28, 30, 100]),
    ]

    static var all: [Measurement] {
        colors.flatMap { name, color, light, dark in
            measurements(name, color, .light, light) + measurements(name, color, .dark, dark)
        } + measurements("quaternarySystemFill", .quaternarySystemFill, .light, [116, 116, 128, 8], .openUIKit)
            + measurements("quaternarySystemFill", .quaternarySystemFill, .dark, [118, 118, 128, 18], .openUIKit)
    }

    private static func measurements(
        _ name: String, _ color: UIColor, _ style: UIUserInterfaceStyle, _ published: [Double],
        _ source: Measurement.Source = .guidelines
    ) -> [Measurement] {
        let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let ours: [Double] = [red * 255, green * 255, blue * 255, alpha * 100]
        return zip(["red", "green", "blue", "opacity"], zip(published, ours)).map { part, values in
            Measurement(
                "\(part) of \(name) in a \(style == .dark ? "dark" : "light") interface", values.0, values.1, source,
                tolerance: 0.5)
        }
    }
}
