import QuartzCore
import UIKitCore

extension AnimatableValue {
    /// Converts the value of a motion effect. An offset becomes a point, because no property of a layer is an offset.
    init?(relativeValue: Any?) {
        if let offset = relativeValue as? UIOffset {
            self = .point(CGPoint(x: offset.horizontal, y: offset.vertical))
        } else {
            self.init(relativeValue)
        }
    }
}
