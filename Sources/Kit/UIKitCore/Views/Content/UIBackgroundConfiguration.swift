import Foundation

/// The appearance of the background of a cell, a header, a footer or a button.
///
/// A configuration has the style of its factory method. `updated(for:)` replaces the values of the style with those for
/// a state, such as the color for a selected cell. Values that the app sets do not change.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration: Hashable {
    let style: Style
    /// The values of the style in the current state.
    private var standard: StandardBackground
    private var storedColor: UIColor??
    private var storedCornerRadius: CGFloat?
    private var storedInsets: NSDirectionalEdgeInsets?

    package init(_ style: Style) {
        self.style = style
        standard = StandardBackground(style)
    }

    // MARK: Shape

    /// The corner radius, in points.
    public var cornerRadius: CGFloat {
        get { storedCornerRadius ?? standard.cornerRadius }
        set { storedCornerRadius = newValue }
    }

    /// The distances of the background from the edges of its container, in points. Negative values extend beyond them.
    public var backgroundInsets: NSDirectionalEdgeInsets {
        get { storedInsets ?? standard.insets }
        set { storedInsets = newValue }
    }

    /// The edges at which the margins of the container are added to `backgroundInsets`. The default is an empty set.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

    // MARK: Content

    /// The background color; nil means the tint color.
    public var backgroundColor: UIColor? {
        get { storedColor ?? standard.color }
        set { storedColor = .some(newValue) }
    }

    /// The background color that the app set, or nil if the app set nil or no color.
    package var customBackgroundColor: UIColor? { storedColor ?? nil }

    /// A transformer of the background color. The default, nil, does not change the color.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?

    /// Returns the color of the background in a view with `tintColor`.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color: UIColor = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// An effect in front of the color, such as a blur, with the corners of the background. The default is nil.
    public var visualEffect: UIVisualEffect?

    /// An image in front of the color and the effect. The default is nil.
    public var image: UIImage?

    /// How the image fills the background. The default is `scaleToFill`.
    public var imageContentMode: UIView.ContentMode = .scaleToFill

    /// A view in front of the color, the effect and the image. The view is resized to the size of the background. The
    /// default is nil.
    public var customView: UIView?

    // MARK: Border

    /// The color of the border; nil means the tint color. The default is nil.
    public var strokeColor: UIColor?

    /// A transformer of the border color. The default, nil, does not change the color.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    /// Returns the color of the border in a view with `tintColor`.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color: UIColor = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// The width of the border, in points. The default is 0, which means no border.
    public var strokeWidth: CGFloat = 0

    /// The distance of the border from the edges of the background, in points. Negative values move it inside. The
    /// default is 0.
    public var strokeOutset: CGFloat = 0

    // MARK: State

    /// Returns the configuration with the values of its style for `state`.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var updated = self
        updated.standard = StandardBackground(style, state as? any InteractionState)
        return updated
    }
}
