import Foundation

/// Derives the number of pixels per point from the desktop's settings.
enum DisplayScale {
    /// The environment variables that may contain a scale, in order of precedence.
    static let variables = ["ENGAWA_SCALE", "GDK_SCALE", "QT_SCALE_FACTOR"]

    /// Returns the scale that the environment requests, if any.
    static func fromEnvironment(_ environment: [String: String]) -> CGFloat? {
        for variable in variables {
            guard let text = environment[variable], let value = Double(text), value > 0, value.isFinite
            else { continue }
            return step(value)
        }
        return nil
    }

    /// Returns the scale for a text resolution in dots per inch, or 1 if the resolution is unknown. The resolution of
    /// an unscaled desktop is 96.
    ///
    /// - Parameter textScale: The desktop's text scale, by which the desktop multiplies the text resolution. It
    ///   enlarges text only, so it is not part of the scale.
    static func fromTextResolution(_ dotsPerInch: Double, textScale: Double = 1) -> CGFloat {
        dotsPerInch > 0 && dotsPerInch.isFinite ? step(dotsPerInch / 96 / textScale) : 1
    }

    /// Returns the nearest scale at which lines stay sharp: quarters up to 2 and halves up to 4, with a minimum of 1.
    static func step(_ value: Double) -> CGFloat {
        let steps: Double = value < 2 ? 4 : 2
        return CGFloat(min(4, max(1, (value * steps).rounded() / steps)))
    }
}
