import UIKitCore

extension UIButton.Configuration {
    /// Returns a configuration with a background of glass in the shape of a capsule.
    public static func glass() -> UIButton.Configuration { glass(.regular, isProminent: false) }

    /// Returns a configuration with a background of glass in the tint color.
    public static func prominentGlass() -> UIButton.Configuration { glass(.regular, isProminent: true) }

    /// Returns a configuration with a background of clear glass, for buttons in front of pictures.
    public static func clearGlass() -> UIButton.Configuration { glass(.clear, isProminent: false) }

    /// Returns a configuration with a background of clear glass in the tint color.
    public static func prominentClearGlass() -> UIButton.Configuration { glass(.clear, isProminent: true) }

    private static func glass(_ style: UIGlassEffect.Style, isProminent: Bool) -> UIButton.Configuration {
        let glass = ButtonGlass(style: style.rawValue) { tint in
            let effect = UIGlassEffect(style: style)
            effect.tintColor = tint
            return effect
        }
        return UIButton.Configuration(isProminent: isProminent, glass: glass)
    }
}
