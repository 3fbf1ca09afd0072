/// A value that a filter reads.
struct FilterInput: Sendable {
    /// The type of the value, and its default.
    enum Kind: Sendable {
        case image
        case number(Double)
        case flag(Bool)
        case vector([Double])
        /// Red, green, blue and alpha in sRGB.
        case color([Double])
        case text(String)
        case data
        case transform
        case colorSpace
    }

    let key: String
    let kind: Kind

    init(_ key: String, _ kind: Kind) {
        self.key = key
        self.kind = kind
    }

    static let image = FilterInput("inputImage", .image)
    static let background = FilterInput("inputBackgroundImage", .image)

    static func number(_ key: String, _ value: Double) -> FilterInput { FilterInput(key, .number(value)) }

    static func vector(_ key: String, _ values: [Double]) -> FilterInput { FilterInput(key, .vector(values)) }

    static func color(_ key: String, _ values: [Double]) -> FilterInput { FilterInput(key, .color(values)) }

    /// The default value as an object, or nil for an input without a default value.
    var defaultValue: Any? {
        switch kind {
        case .image, .data, .colorSpace: nil
        case .number(let number): NSNumber(value: number)
        case .flag(let flag): NSNumber(value: flag)
        case .vector(let values): CIVector(list: values.map { CGFloat($0) })
        case .color(let values): FilterInput.makeColor(values)
        case .text(let text): text
        case .transform: NSValue(structure: CGAffineTransform.identity)
        }
    }

    private static func makeColor(_ values: [Double]) -> CIColor {
        CIColor(
            red: CGFloat(values[0]), green: CGFloat(values[1]), blue: CGFloat(values[2]), alpha: CGFloat(values[3]))
    }

    /// The name of the class of the value, for the attributes of a filter.
    var className: String {
        switch kind {
        case .image: "CIImage"
        case .number, .flag: "NSNumber"
        case .vector: "CIVector"
        case .color: "CIColor"
        case .text: "NSString"
        case .data: "NSData"
        case .transform: "NSValue"
        case .colorSpace: "NSObject"
        }
    }
}
