import CoreGraphics

/// The sizes of custom views in bars.
extension UIView {
    /// Returns the natural size of a custom view: the size that the app has set, or else the size of the content.
    ///
    /// The app has set the size if the view has a frame with an area and does not use constraints. A bar measures other
    /// views again in each layout, so that they follow their content.
    package func naturalBarSize() -> CGSize {
        let own: CGSize = bounds.size
        defer { rareState.barSize = own }
        if own != rare?.barSize || !translatesAutoresizingMaskIntoConstraints {
            let isGiven: Bool = translatesAutoresizingMaskIntoConstraints && own.width > 0 && own.height > 0
            rareState.givenBarSize = isGiven ? own : nil
        }
        if let given = rare?.givenBarSize { return given }
        let fitting: CGSize = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return CGSize(
            width: fitting.width > 0 ? fitting.width : own.width,
            height: fitting.height > 0 ? fitting.height : own.height)
    }

    /// Whether the size in a bar follows the content.
    package var isMeasuredByBar: Bool { rare?.barSize != nil && rare?.givenBarSize == nil }

    /// Sets the size in a bar.
    package func setBarSize(_ size: CGSize) {
        bounds.size = size
        if rare?.barSize != nil { rareState.barSize = size }
    }
}

extension UIView {
    /// Whether bars have the compact height, as on a small phone in landscape: the vertical size class is compact, and
    /// the window's horizontal size class is not regular.
    var hasCompactBars: Bool {
        traitCollection.verticalSizeClass == .compact
            && (window ?? self).traitCollection.horizontalSizeClass != .regular
    }

    /// The height of a toolbar, and of the row with the title in a navigation bar, in points.
    var barHeight: CGFloat { hasCompactBars ? 32 : 44 }

    /// Returns whether a size class differs from that in `previous`. The size classes determine the height and the
    /// images of bars.
    func sizeClassDiffers(from previous: UITraitCollection?) -> Bool {
        previous?.verticalSizeClass != traitCollection.verticalSizeClass
            || previous?.horizontalSizeClass != traitCollection.horizontalSizeClass
    }
}
