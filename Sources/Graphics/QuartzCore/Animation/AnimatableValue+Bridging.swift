import CoreGraphics
import Foundation

extension AnimatableValue {
    /// Converts a value that the program set for an animation or a property, such as a number, a point or a color.
    ///
    /// Returns nil if no property has values of that type.
    package init?(_ any: Any?) {
        guard let any else { return nil }
        switch any {
        case let value as CGFloat: self = .number(Double(value))
        case let value as Double: self = .number(value)
        case let value as Float: self = .number(Double(value))
        case let value as Int: self = .number(Double(value))
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CGColor: self = .color(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGPath: self = .path(value)
        case let value as CGImage: self = .image(value)
        case let value as Bool: self = .flag(value)
        case let value as NSNumber: self = .number(value.doubleValue)
        case let value as [CGColor]: self = .colors(value)
        case let value as [NSNumber]: self = .numbers(value.map { $0.doubleValue })
        case let value as [Double]: self = .numbers(value)
        case let value as [Any]:
            let colors: [CGColor] = value.compactMap { $0 as? CGColor }
            guard colors.count == value.count else { return nil }
            self = .colors(colors)
        case let value as NSValue: self.init(value)
        default: return nil
        }
    }

    /// Converts a value that the program set for an animation of a property whose values are like `pattern`. `NSNull`
    /// represents nil.
    init?(_ any: Any?, like pattern: AnimatableValue) {
        guard let value = any is NSNull ? pattern.empty : AnimatableValue(any)?.matching(pattern) else { return nil }
        self = value
    }

    private init?(_ value: NSValue) {
        switch String(cString: value.objCType) {
        case CATransform3D.valueEncoding: self = .transform(CATransform3D(value))
        case String(cString: NSValue(point: .zero).objCType): self = .point(value.pointValue)
        case String(cString: NSValue(size: .zero).objCType): self = .size(value.sizeValue)
        case String(cString: NSValue(rect: .zero).objCType): self = .rect(value.rectValue)
        default: return nil
        }
    }

    /// The value in a type that `as?` converts to the types of Apple's API.
    package var any: Any? {
        switch self {
        case .number(let value): return NSNumber(value: value)
        case .point(let value): return value
        case .size(let value): return value
        case .rect(let value): return value
        case .color(let value): return value
        case .colors(let value): return value
        case .numbers(let value): return value.map { NSNumber(value: $0) }
        case .transform(let value): return value
        case .path(let value): return value
        case .image(let value): return value
        case .fade(_, let value, _): return value
        case .flag(let value): return value
        }
    }

    /// Returns this value converted to the kind of `pattern`, for example a number to a flag. Returns it unchanged if
    /// there is no conversion.
    func matching(_ pattern: AnimatableValue) -> AnimatableValue {
        switch (self, pattern) {
        case (.number(let value), .flag): return .flag(value != 0)
        case (.flag(let value), .number): return .number(value ? 1 : 0)
        case (.point(let value), .size): return .size(CGSize(width: value.x, height: value.y))
        case (.size(let value), .point): return .point(CGPoint(x: value.width, y: value.height))
        default: return self
        }
    }
}

extension CATransform3D: ValueStructure {
    public static var valueEncoding: String { "[16d]" }
}

extension NSValue {
    /// Creates a value that contains a transform.
    public convenience init(caTransform3D t: CATransform3D) {
        self.init(structure: t)
    }

    /// The transform in the value, or the identity if the value has a different type.
    public var caTransform3DValue: CATransform3D { self as? CATransform3D ?? CATransform3DIdentity }
}
