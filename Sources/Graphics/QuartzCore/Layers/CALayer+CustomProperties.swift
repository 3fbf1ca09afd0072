import CoreGraphics
import Foundation
import ProgramDiagnostics

// MARK: Values under keys of the program

extension CALayer {
    /// Returns the value that the program stored, or the default. In a presentation copy, animations have been applied
    /// to it.
    final func customValue(forKey key: String) -> Any? {
        if flags.contains(.isPresentation), let value = properties.rareBox?.value.custom[key] { return value.any }
        return extrasBox?.values[key] ?? type(of: self).defaultValue(forKey: key)
    }

    /// Stores a value of the program. If the layer's class is the program's, the change has an action, and values that
    /// animations can interpolate are animated.
    final func setCustomValue(_ value: Any?, forKey key: String) {
        guard isOfProgramClass else {
            extras.values[key] = value
            return
        }
        change(key) {
            extras.values[key] = value
            properties.rare.custom[key] = AnimatableValue(value)
        }
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }
}

// MARK: Properties with @NSManaged

extension CALayer {
    /// Returns the value of a property that a subclass declares with `@NSManaged`. The rewritten property calls it.
    ///
    /// Before the first assignment, it is the result of `defaultValue(forKey:)`, or else zero for numbers and structures.
    public func __managedValue<Value>(_ key: String) -> Value {
        if let value: Value = __managedOptional(key) { return value }
        if let type = Value.self as? any AdditiveArithmetic.Type, let zero = type.zero as? Value { return zero }
        let zeros: [Any] = [
            false, CGPoint.zero, CGSize.zero, CGRect.zero, CGVector(), CATransform3D(), CGAffineTransform(), NSRange(),
        ]
        for zero in zeros {
            if let value = zero as? Value { return value }
        }
        stopProgram("\(type(of: self)).\(key) has no value. Set it first, or declare it as optional.")
    }

    /// Returns the value of an optional property that a subclass declares with `@NSManaged`.
    public func __managedOptional<Value>(_ key: String) -> Value? {
        // Only presentation copies have animated values. The stored value is exact.
        if flags.contains(.isPresentation), let animated = properties.rareBox?.value.custom[key],
            let value: Value = animated.typed()
        {
            return value
        }
        let value: Any? = extrasBox?.values[key] ?? type(of: self).defaultValue(forKey: key)
        return value as? Value ?? AnimatableValue(value)?.typed()
    }

    /// Sets the value of a property that a subclass declares with `@NSManaged`.
    public func __setManagedValue(_ value: Any?, _ key: String) {
        setValue(value, forKey: key)
    }
}

extension AnimatableValue {
    /// Returns the value as a property of the type `Value`, or nil if it has another type.
    fileprivate func typed<Value>() -> Value? {
        switch self {
        case .number(let number):
            if let type = Value.self as? any BinaryFloatingPoint.Type { return type.init(number) as? Value }
            if let type = Value.self as? any FixedWidthInteger.Type { return type.init(nearest: number) as? Value }
            return (number != 0) as? Value ?? NSNumber(value: number) as? Value
        case .flag(let isOn): return isOn as? Value
        case .point(let point): return point as? Value
        case .size(let size): return size as? Value
        case .rect(let rect): return rect as? Value
        case .color(let color): return color as? Value
        case .colors(let colors): return colors as? Value
        case .numbers(let numbers): return numbers as? Value
        case .transform(let transform):
            return transform as? Value ?? CATransform3DGetAffineTransform(transform) as? Value
        case .path(let path): return path as? Value
        case .image(let image): return image as? Value
        case .fade(_, let image, _): return image as? Value
        }
    }
}

extension FixedWidthInteger {
    /// Creates the integer that is nearest to a number, or 0 if it is not a number.
    fileprivate init(nearest number: Double) {
        self = Self(exactly: number.rounded()) ?? (number > 0 ? .max : number < 0 ? .min : 0)
    }
}
