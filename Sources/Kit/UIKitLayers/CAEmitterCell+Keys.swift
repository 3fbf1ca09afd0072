import CoreGraphics
import Foundation

/// Key-value coding. An application changes the properties of a layer's cells with key paths, because on iOS the layer
/// does not observe its cells: `layer.setValue(0, forKeyPath: "emitterCells.spark.birthRate")`.
extension CAEmitterCell {
    /// Returns the value of a property; nil if the key names no property of a cell.
    public func value(forKey key: String) -> Any? {
        if let path = CAEmitterCell.factor(key) { return self[keyPath: path] }
        if let path = CAEmitterCell.length(key) { return self[keyPath: path] }
        switch key {
        case "name": return name
        case "contents": return contents
        case "color": return color
        case "enabled", "isEnabled": return isEnabled
        default: return nil
        }
    }

    /// Sets the value of a property. Does nothing if the key names no property of a cell.
    public func setValue(_ value: Any?, forKey key: String) {
        if let path = CAEmitterCell.factor(key), let number = EmitterNumber.double(value) {
            self[keyPath: path] = Float(number)
        } else if let path = CAEmitterCell.length(key), let number = EmitterNumber.double(value) {
            self[keyPath: path] = CGFloat(number)
        }
        switch key {
        case "name": name = value as? String
        case "contents": contents = value
        case "color": color = value as? CGColor
        case "enabled", "isEnabled":
            isEnabled = value as? Bool ?? EmitterNumber.double(value).map { $0 != 0 } ?? isEnabled
        default: break
        }
    }

    private static func factor(_ key: String) -> ReferenceWritableKeyPath<CAEmitterCell, Float>? {
        switch key {
        case "birthRate": \.birthRate
        case "lifetime": \.lifetime
        case "lifetimeRange": \.lifetimeRange
        case "redRange": \.redRange
        case "greenRange": \.greenRange
        case "blueRange": \.blueRange
        case "alphaRange": \.alphaRange
        case "redSpeed": \.redSpeed
        case "greenSpeed": \.greenSpeed
        case "blueSpeed": \.blueSpeed
        case "alphaSpeed": \.alphaSpeed
        default: nil
        }
    }

    private static func length(_ key: String) -> ReferenceWritableKeyPath<CAEmitterCell, CGFloat>? {
        switch key {
        case "velocity": \.velocity
        case "velocityRange": \.velocityRange
        case "emissionLongitude": \.emissionLongitude
        case "emissionRange": \.emissionRange
        case "xAcceleration": \.xAcceleration
        case "yAcceleration": \.yAcceleration
        case "scale": \.scale
        case "scaleRange": \.scaleRange
        case "scaleSpeed": \.scaleSpeed
        case "spin": \.spin
        case "spinRange": \.spinRange
        case "contentsScale": \.contentsScale
        default: nil
        }
    }
}
