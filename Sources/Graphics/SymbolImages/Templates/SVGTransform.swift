import CoreGraphics
import Foundation

/// The transforms and numbers of SVG attributes.
enum SVGTransform {
    /// Returns the number at the start of an attribute. Units are ignored.
    static func number(_ text: String?) -> CGFloat? {
        guard let text = text?.trimmingCharacters(in: .whitespaces) else { return nil }
        let digits: Substring = text.prefix { $0.isNumber || "+-.eE".contains($0) }
        return Double(digits).map { CGFloat($0) }
            ?? Double(digits.filter { $0 != "e" && $0 != "E" }).map { CGFloat($0) }
    }

    /// Returns the transform of the attribute `transform`. Functions with invalid arguments have no effect.
    static func parse(_ text: String) -> CGAffineTransform {
        var transform = CGAffineTransform.identity
        for function in text.split(separator: ")") {
            let parts = function.split(separator: "(", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let name = parts[0].trimmingCharacters(in: CharacterSet(charactersIn: " ,\n\t\r"))
            let values: [CGFloat] = parts[1].split { " ,\n\t\r".contains($0) }.compactMap {
                Double($0).map { CGFloat($0) }
            }
            transform = self.transform(name, values).concatenating(transform)
        }
        return transform
    }

    private static func transform(_ name: String, _ values: [CGFloat]) -> CGAffineTransform {
        switch (name, values.count) {
        case ("matrix", 6):
            CGAffineTransform(a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
        case ("translate", 1...2): CGAffineTransform(translationX: values[0], y: values.count == 2 ? values[1] : 0)
        case ("scale", 1...2): CGAffineTransform(scaleX: values[0], y: values.last ?? 1)
        case ("rotate", 1): CGAffineTransform(rotationAngle: values[0] * .pi / 180)
        case ("rotate", 3):
            CGAffineTransform(translationX: values[1], y: values[2]).rotated(by: values[0] * .pi / 180)
                .translatedBy(x: -values[1], y: -values[2])
        default: .identity
        }
    }
}
