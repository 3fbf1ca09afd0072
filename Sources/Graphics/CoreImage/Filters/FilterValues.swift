/// The values of the inputs of a filter. A value that is missing, has another type or is not a number is the default.
struct FilterValues {
    private let values: [String: Any]
    private let inputs: [FilterInput]

    init(_ values: [String: Any], _ inputs: [FilterInput]) {
        self.values = values
        self.inputs = inputs
    }

    private func defaultValue(_ key: String) -> Any? { inputs.first { $0.key == key }?.defaultValue }

    func image(_ key: String = "inputImage") -> CIImage? { values[key] as? CIImage }

    func number(_ key: String) -> Double {
        if let value = values[key] as? NSNumber, !value.doubleValue.isNaN { return value.doubleValue }
        return (defaultValue(key) as? NSNumber)?.doubleValue ?? 0
    }

    func float(_ key: String) -> Float { Float(number(key)) }

    func flag(_ key: String) -> Bool { number(key) != 0 }

    func vector(_ key: String) -> CIVector {
        switch values[key] {
        case let vector as CIVector: vector
        case let value as NSValue: FilterValues.vector(value) ?? defaultVector(key)
        default: defaultVector(key)
        }
    }

    private func defaultVector(_ key: String) -> CIVector { defaultValue(key) as? CIVector ?? CIVector(list: []) }

    /// Returns the vector of a point or a rectangle.
    private static func vector(_ value: NSValue) -> CIVector? {
        if let point = value as? CGPoint { return CIVector(cgPoint: point) }
        return (value as? CGRect).map { CIVector(cgRect: $0) }
    }

    func point(_ key: String) -> CGPoint { vector(key).cgPointValue }

    func rect(_ key: String) -> CGRect { vector(key).cgRectValue }

    /// Returns the four components of a vector.
    func row(_ key: String) -> PixelValue {
        let vector: CIVector = vector(key)
        return PixelValue(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
    }

    func color(_ key: String) -> CIColor {
        switch values[key] {
        case let color as CIColor: color
        case let color as CGColor: CIColor(cgColor: color)
        default: defaultValue(key) as? CIColor ?? .clear
        }
    }

    func text(_ key: String) -> String { values[key] as? String ?? defaultValue(key) as? String ?? "" }

    func data(_ key: String) -> Data? { values[key] as? Data }

    func transform(_ key: String) -> CGAffineTransform {
        switch values[key] {
        case let vector as CIVector: vector.cgAffineTransformValue
        case let value?: value as? CGAffineTransform ?? .identity
        case nil: .identity
        }
    }

    func colorSpace(_ key: String) -> CGColorSpace? { values[key] as? CGColorSpace }
}
