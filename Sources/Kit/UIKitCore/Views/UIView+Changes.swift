import CoreGraphics
import FoundationAdditions

/// The setters of properties that subclasses can override.
extension UIView {
    private static let geometryKeys = ["frame", "bounds", "center"]

    /// Sets the frame, and updates or invalidates what depends on it.
    func setFrame(_ frame: CGRect) {
        guard frame != layer.frame else { return }
        changeKeys(Self.geometryKeys, of: self) {
            let oldSize = layer.bounds.size
            layer.frame = frame
            if oldSize == layer.bounds.size { layoutSizeDidChange() }
            positionDidChange()
            geometryDidChange(oldSize: oldSize)
        }
    }

    /// Sets the bounds, and updates or invalidates what depends on them.
    func setBounds(_ bounds: CGRect) {
        let old = layer.bounds
        guard bounds != old else { return }
        changeKeys(Self.geometryKeys, of: self) {
            layer.bounds = bounds
            if bounds.origin != old.origin { layoutOriginDidChange() }
            geometryDidChange(oldSize: old.size)
        }
    }

    /// Sets the center, and invalidates what depends on it.
    func setCenter(_ center: CGPoint) {
        guard center != layer.position else { return }
        changeKeys(Self.geometryKeys, of: self) {
            layer.position = center
            positionDidChange()
        }
    }

    /// Hides or shows the view. A superview that arranges it can animate the change.
    func setHidden(_ isHidden: Bool) {
        guard isHidden != self.isHidden else { return }
        keyWillChange(self, "isHidden")
        defer { keyDidChange(self, "isHidden") }
        let arranger = storedSuperview as? any SubviewArranging
        if let arranger, arranger.animateHiding(of: self, isHidden) { return }
        rare?.isHiddenAfterAnimation = nil
        layer.isHidden = isHidden
        hiddenDidChange()
        arranger?.hiddenDidChange(of: self)
    }
}
