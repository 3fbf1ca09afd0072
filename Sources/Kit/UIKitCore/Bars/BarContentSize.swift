import CoreGraphics

/// The sizes of custom views in bars.
extension UIView {
    /// Returns the natural size of a custom view that a bar must measure, or nil if the app has set the size.
    ///
    /// The app has set the size if the view has a frame with an area and does not use constraints. A bar measures other
    /// views again in each layout, so that they follow their content.
    func measuredBarSize() -> CGSize? {
        let own: CGSize = bounds.size
        if translatesAutoresizingMaskIntoConstraints, own.width > 0, own.height > 0, own != rare?.barSize {
            rare?.barSize = nil
            return nil
        }
        let fitting: CGSize = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        rareState.barSize = own
        return CGSize(
            width: fitting.width > 0 ? fitting.width : own.width,
            height: fitting.height > 0 ? fitting.height : own.height)
    }

    /// Sets the size in a bar.
    func setBarSize(_ size: CGSize) {
        bounds.size = size
        if rare?.barSize != nil { rareState.barSize = size }
    }
}
