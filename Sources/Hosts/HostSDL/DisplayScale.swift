import Foundation

/// How many pixels make a point, from what the desktop says about it.
enum DisplayScale {
    /// The environment variables that may name a scale, the strongest first.
    static let variables = ["ENGAWA_SCALE", "GDK_SCALE", "QT_SCALE_FACTOR"]

    /// The scale that the environment asks for; nil when it does not.
    static func fromEnvironment(_ environment: [String: String]) -> CGFloat? {
        for variable in variables {
            guard let text = environment[variable], let value = Double(text), value > 0, value.isFinite
            else { continue }
            return step(value)
        }
        return nil
    }

    /// The scale that goes with text of `dotsPerInch`, where 96 is an unscaled desktop; 1 when it is unknown.
    static func fromTextResolution(_ dotsPerInch: Double) -> CGFloat {
        dotsPerInch > 0 && dotsPerInch.isFinite ? step(dotsPerInch / 96) : 1
    }

    /// The nearest scale at which lines stay sharp: quarters up to 2, halves up to 4, and never below 1.
    static func step(_ value: Double) -> CGFloat {
        let steps: Double = value < 2 ? 4 : 2
        return CGFloat(min(4, max(1, (value * steps).rounded() / steps)))
    }
}
