import UIKitAppearance

/// The background of a bar in one state, which `BarBackground` draws.
@MainActor
struct BarLook: Equatable {
    /// The parts behind the content of the bar.
    struct Fill: Equatable {
        var effect: UIBlurEffect?
        var color: UIColor?
        var image: UIImage?
        var imageMode: UIView.ContentMode = .scaleToFill

        var isEmpty: Bool { self == Fill() }
    }

    /// The line along the edge of the bar.
    struct Shadow: Equatable {
        var color: UIColor?
        var image: UIImage?

        var isEmpty: Bool { color == nil && image == nil }
    }

    var fill = Fill()
    var shadow = Shadow()

    /// The look without a background.
    static let clear = BarLook()

    /// The system's default look.
    static var standard: BarLook {
        BarLook(
            fill: Fill(effect: UIBlurEffect(style: .systemChromeMaterial)), shadow: Shadow(color: .separator))
    }

    init(fill: Fill = Fill(), shadow: Shadow = Shadow()) {
        self.fill = fill
        self.shadow = shadow
    }

    init(_ appearance: UIBarAppearance) {
        fill = Fill(
            effect: appearance.backgroundEffect, color: appearance.backgroundColor, image: appearance.backgroundImage,
            imageMode: UIView.ContentMode(rawValue: appearance.backgroundImageContentModeValue) ?? .scaleToFill)
        shadow = Shadow(color: appearance.shadowColor, image: appearance.shadowImage)
    }
}

/// The look of a bar over content, and its look at the edge of the content.
@MainActor
struct BarLooks: Equatable {
    /// The look while content is under the bar.
    var standard: BarLook = .standard
    /// The look while the content ends at the bar.
    var edge: BarLook = .clear

    /// The looks that the properties of a bar determine, if it has no appearance.
    init(color: UIColor?, image: UIImage?, shadowImage: UIImage?, isTranslucent: Bool = true) {
        standard.shadow.image = shadowImage
        let color: UIColor? = color ?? (isTranslucent ? nil : .systemBackground)
        if let image {
            standard.fill = BarLook.Fill(color: isTranslucent ? nil : color, image: image)
            edge = standard
        } else if let color {
            standard.fill = BarLook.Fill(color: color)
            edge.fill = standard.fill
        }
    }

    /// The looks of two appearances. Without an appearance for the scroll edge, the bar has no background there.
    init(standard: UIBarAppearance, edge: UIBarAppearance?) {
        self.standard = BarLook(standard)
        if let edge { self.edge = BarLook(edge) }
    }
}
