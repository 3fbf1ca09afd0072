import Foundation
import PlatformHost
import UIKitCore

/// The shape of the pointer in a region, and the effect on the view below.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, @preconcurrency NSCopying {
    let effect: UIPointerEffect?
    let shape: UIPointerShape?
    let constrainedAxes: UIAxis
    private let isHidden: Bool

    init(effect: UIPointerEffect?, shape: UIPointerShape?, constrainedAxes: UIAxis, isHidden: Bool) {
        self.effect = effect
        self.shape = shape
        self.constrainedAxes = constrainedAxes
        self.isHidden = isHidden
        super.init()
    }

    /// Creates a style with an effect. If `shape` is nil, the pointer has the standard shape for the view.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(effect: effect, shape: shape, constrainedAxes: [], isHidden: false)
    }

    /// Creates a style with a shape.
    ///
    /// - Parameter constrainedAxes: The axes on which iOS attracts the pointer to the center of the region. In Engawa,
    ///   this parameter has no effect.
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
        self.init(effect: nil, shape: shape, constrainedAxes: constrainedAxes, isHidden: false)
    }

    /// Returns a style that hides the pointer.
    open class func hidden() -> UIPointerStyle {
        UIPointerStyle(effect: nil, shape: nil, constrainedAxes: [], isHidden: true)
    }

    /// Returns the system's style.
    open class func system() -> UIPointerStyle {
        UIPointerStyle(effect: nil, shape: nil, constrainedAxes: [], isHidden: false)
    }

    /// Returns the style itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The pointer of the desktop for this style, or nil for the standard pointer of the view.
    var cursor: HostCursor? {
        if isHidden { return .hidden }
        switch shape {
        case .verticalBeam, .horizontalBeam: return .text
        case .path, .roundedRect: return .arrow
        case nil: return nil
        }
    }
}
