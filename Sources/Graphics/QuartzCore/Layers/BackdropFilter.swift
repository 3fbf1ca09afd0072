import CoreGraphics

/// The filter of a layer that shows the pixels behind it, blurred.
package struct BackdropFilter: Equatable, Sendable {
    /// The radius of the blur, in points.
    package var radius: CGFloat
    /// The factor that multiplies the saturation of colors; 1 for no change.
    package var saturation: CGFloat

    /// Creates a filter.
    package init(radius: CGFloat, saturation: CGFloat) {
        self.radius = radius
        self.saturation = saturation
    }
}

extension CALayer {
    /// The filter of the content behind the layer, which the layer shows in its bounds; nil, the default, for none.
    ///
    /// The background color of the layer covers the filtered content. The layer must not be rotated. Inside a group,
    /// such as a layer with an opacity below 1, the filtered content is the content behind the outermost group.
    package var backdropFilter: BackdropFilter? {
        get { properties.rareBox?.value.special.backdrop }
        set {
            guard newValue != backdropFilter else { return }
            properties.rare.special = newValue.map { .backdrop($0) } ?? .none
            markNeedsCommit()
        }
    }
}
