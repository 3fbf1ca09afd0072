import CoreGraphics
import UIKitCore

/// A phone: its size and safe area insets in portrait orientation, in points, and its pixels per point.
private struct Phone {
    let width: CGFloat
    let height: CGFloat
    let scale: CGFloat
    let top: CGFloat
    let bottom: CGFloat
    /// Whether the width is regular in landscape orientation.
    var isLarge = false

    func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
        let isUpright: Bool = orientation == .portrait
        let sides: CGFloat = bottom > 0 ? top : 0
        let safeArea: UIEdgeInsets =
            isUpright
            ? UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
            : UIEdgeInsets(top: 0, left: sides, bottom: bottom > 0 ? 21 : 0, right: sides)
        return ViewImageConfig(
            safeArea: safeArea,
            size: isUpright ? CGSize(width: width, height: height) : CGSize(width: height, height: width),
            traits: UITraitCollection { traits in
                traits.userInterfaceIdiom = .phone
                traits.displayScale = scale
                traits.horizontalSizeClass = !isUpright && isLarge ? .regular : .compact
                traits.verticalSizeClass = isUpright ? .regular : .compact
            })
    }
}

extension ViewImageConfig {
    /// The iPhone SE of 2016, in portrait orientation.
    public static let iPhoneSe = ViewImageConfig.iPhoneSe(.portrait)

    /// The iPhone SE of 2016.
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        Phone(width: 320, height: 568, scale: 2, top: 20, bottom: 0).config(orientation)
    }

    /// iPhone 8, in portrait orientation.
    public static let iPhone8 = ViewImageConfig.iPhone8(.portrait)

    /// iPhone 8.
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        Phone(width: 375, height: 667, scale: 2, top: 20, bottom: 0).config(orientation)
    }

    /// iPhone 8 Plus, in portrait orientation.
    public static let iPhone8Plus = ViewImageConfig.iPhone8Plus(.portrait)

    /// iPhone 8 Plus.
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        Phone(width: 414, height: 736, scale: 3, top: 20, bottom: 0, isLarge: true).config(orientation)
    }

    /// iPhone X, in portrait orientation.
    public static let iPhoneX = ViewImageConfig.iPhoneX(.portrait)

    /// iPhone X.
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        Phone(width: 375, height: 812, scale: 3, top: 44, bottom: 34).config(orientation)
    }

    /// iPhone XS Max, in portrait orientation.
    public static let iPhoneXsMax = ViewImageConfig.iPhoneXsMax(.portrait)

    /// iPhone XS Max.
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        Phone(width: 414, height: 896, scale: 3, top: 44, bottom: 34, isLarge: true).config(orientation)
    }

    /// iPhone XR, in portrait orientation.
    public static let iPhoneXr = ViewImageConfig.iPhoneXr(.portrait)

    /// iPhone XR.
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        Phone(width: 414, height: 896, scale: 2, top: 48, bottom: 34, isLarge: true).config(orientation)
    }

    /// iPhone 12, in portrait orientation.
    public static let iPhone12 = ViewImageConfig.iPhone12(.portrait)

    /// iPhone 12.
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        Phone(width: 390, height: 844, scale: 3, top: 47, bottom: 34).config(orientation)
    }

    /// iPhone 12 Pro, in portrait orientation.
    public static let iPhone12Pro = ViewImageConfig.iPhone12Pro(.portrait)

    /// iPhone 12 Pro.
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
        Phone(width: 390, height: 844, scale: 3, top: 47, bottom: 34).config(orientation)
    }

    /// iPhone 12 Pro Max, in portrait orientation.
    public static let iPhone12ProMax = ViewImageConfig.iPhone12ProMax(.portrait)

    /// iPhone 12 Pro Max.
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        Phone(width: 428, height: 926, scale: 3, top: 47, bottom: 34, isLarge: true).config(orientation)
    }

    /// iPhone 13 mini, in portrait orientation.
    public static let iPhone13Mini = ViewImageConfig.iPhone13Mini(.portrait)

    /// iPhone 13 mini.
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        Phone(width: 375, height: 812, scale: 3, top: 50, bottom: 34).config(orientation)
    }

    /// iPhone 13, in portrait orientation.
    public static let iPhone13 = ViewImageConfig.iPhone13(.portrait)

    /// iPhone 13.
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
        Phone(width: 390, height: 844, scale: 3, top: 47, bottom: 34).config(orientation)
    }

    /// iPhone 13 Pro, in portrait orientation.
    public static let iPhone13Pro = ViewImageConfig.iPhone13Pro(.portrait)

    /// iPhone 13 Pro.
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
        Phone(width: 390, height: 844, scale: 3, top: 47, bottom: 34).config(orientation)
    }

    /// iPhone 13 Pro Max, in portrait orientation.
    public static let iPhone13ProMax = ViewImageConfig.iPhone13ProMax(.portrait)

    /// iPhone 13 Pro Max.
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        Phone(width: 428, height: 926, scale: 3, top: 47, bottom: 34, isLarge: true).config(orientation)
    }
}
