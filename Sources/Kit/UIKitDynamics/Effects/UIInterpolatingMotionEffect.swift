import UIKitCore

/// An effect that adds an interpolated value to a property of a view.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The direction of the motion that an effect follows.
    public enum EffectType: Int, Sendable {
        /// The viewer moves to the left or to the right.
        case tiltAlongHorizontalAxis = 0
        /// The viewer moves up or down.
        case tiltAlongVerticalAxis = 1
    }

    /// The property, as a key path of the view, such as `center.x` or `layer.shadowOffset.width`.
    public let keyPath: String
    /// The direction.
    public let type: EffectType

    /// The value that is added when the viewer is farthest to the left or the top: a number, a point, a size, or an
    /// offset. The default, nil, means 0.
    open var minimumRelativeValue: Any?

    /// The value that is added when the viewer is farthest to the right or the bottom. The default, nil, means 0.
    open var maximumRelativeValue: Any?

    /// Creates an effect that adds nothing.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let offset: CGFloat = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let fraction: CGFloat = (min(max(offset, -1), 1) + 1) / 2
        let (low, high) = (numbers(minimumRelativeValue), numbers(maximumRelativeValue))
        let count: Int = max(low.count, high.count)
        guard count > 0 else { return nil }
        let values: [CGFloat] = (0..<count).map { index in
            let start: CGFloat = index < low.count ? low[index] : 0
            let end: CGFloat = index < high.count ? high[index] : 0
            return start + (end - start) * fraction
        }
        return [keyPath: value(values, like: maximumRelativeValue ?? minimumRelativeValue)]
    }

    private func numbers(_ value: Any?) -> [CGFloat] {
        switch value {
        case let number as NSNumber: [CGFloat(number.doubleValue)]
        case let number as CGFloat: [number]
        case let number as Double: [CGFloat(number)]
        case let number as Int: [CGFloat(number)]
        case let number as Float: [CGFloat(number)]
        case let point as CGPoint: [point.x, point.y]
        case let size as CGSize: [size.width, size.height]
        case let offset as UIOffset: [offset.horizontal, offset.vertical]
        default: []
        }
    }

    private func value(_ numbers: [CGFloat], like example: Any?) -> Any {
        switch example {
        case is CGPoint: CGPoint(x: numbers[0], y: numbers[1])
        case is CGSize: CGSize(width: numbers[0], height: numbers[1])
        case is UIOffset: UIOffset(horizontal: numbers[0], vertical: numbers[1])
        default: numbers[0]
        }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
        copy.minimumRelativeValue = minimumRelativeValue
        copy.maximumRelativeValue = maximumRelativeValue
        return copy
    }
}
