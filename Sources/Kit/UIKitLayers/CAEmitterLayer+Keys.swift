import CoreGraphics
import QuartzCore

extension CAEmitterLayer {
    /// Returns the cell and the key of a key path such as `emitterCells.spark.birthRate`. The key is nil for the path
    /// of the cell itself. Returns nil for other key paths.
    private func cell(of path: String) -> (cell: CAEmitterCell, key: String?)? {
        let parts: [Substring] = path.split(separator: ".", maxSplits: 2)
        guard parts.count > 1, parts[0] == "emitterCells",
            let cell = emitterCells?.first(where: { $0.name == String(parts[1]) })
        else { return nil }
        return (cell, parts.count == 3 ? String(parts[2]) : nil)
    }

    private static func factor(_ key: String) -> ReferenceWritableKeyPath<CAEmitterLayer, Float>? {
        switch key {
        case "birthRate": \.birthRate
        case "lifetime": \.lifetime
        case "velocity": \.velocity
        case "scale": \.scale
        case "spin": \.spin
        default: nil
        }
    }

    /// Returns the value of a property of the emitter or of a named cell; nil if the key path names neither.
    func emitterValue(_ path: String) -> Any? {
        if let (cell, key) = cell(of: path) {
            guard let key else { return cell }
            return cell.value(forKey: key)
        }
        if let factor = CAEmitterLayer.factor(path) { return self[keyPath: factor] }
        switch path {
        case "emitterPosition": return emitterPosition
        case "emitterSize": return emitterSize
        case "emitterCells": return emitterCells
        case "emitterShape": return emitterShape
        case "emitterMode": return emitterMode
        case "renderMode": return renderMode
        case "seed": return seed
        default: return nil
        }
    }

    /// Sets the value of a property of the emitter or of a named cell, and returns whether the key path names one.
    func setEmitterValue(_ value: Any?, _ path: String) -> Bool {
        if let (cell, key) = cell(of: path), let key {
            cell.setValue(value, forKey: key)
            emissionDidChange()
        } else if let factor = CAEmitterLayer.factor(path), let number = EmitterNumber.double(value) {
            self[keyPath: factor] = Float(number)
        } else if path == "emitterPosition", let point = value as? CGPoint {
            emitterPosition = point
        } else if path == "emitterSize", let size = value as? CGSize {
            emitterSize = size
        } else if path == "emitterCells" {
            emitterCells = value as? [CAEmitterCell]
        } else if path == "emitterShape", let shape = value as? CAEmitterLayerEmitterShape ?? named(value) {
            emitterShape = shape
        } else if path == "emitterMode", let mode = value as? CAEmitterLayerEmitterMode ?? named(value) {
            emitterMode = mode
        } else if path == "renderMode", let mode = value as? CAEmitterLayerRenderMode ?? named(value) {
            renderMode = mode
        } else if path == "seed", let number = EmitterNumber.double(value), let seed = UInt32(exactly: number) {
            self.seed = seed
        } else {
            return false
        }
        return true
    }

    /// Returns the value with a name, as Objective-C passes it.
    private func named<Value: RawRepresentable<String>>(_ value: Any?) -> Value? {
        (value as? String).flatMap { Value(rawValue: $0) }
    }
}
