import CoreGraphics
import UIKitCore

/// A tablet: its size in portrait orientation, and the widths of applications that share its screen, in points.
private struct Tablet {
    let width: CGFloat
    let height: CGFloat
    /// The widths in landscape orientation: a third, a half, two thirds.
    let landscape: [CGFloat]
    /// The widths in portrait orientation: a third, two thirds.
    let portrait: [CGFloat]
    let top: CGFloat
    let bottom: CGFloat

    func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
        let size: CGSize = size(orientation)
        // In landscape orientation, the width is regular for two thirds of any screen, and for half of the largest
        // screen. In portrait orientation, it is regular only for the whole screen.
        let isRegular: Bool = size.width >= 678 || size.width == width
        return ViewImageConfig(
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: size,
            traits: UITraitCollection { traits in
                traits.userInterfaceIdiom = .pad
                traits.displayScale = 2
                traits.horizontalSizeClass = isRegular ? .regular : .compact
                traits.verticalSizeClass = .regular
            })
    }

    private func size(_ orientation: ViewImageConfig.TabletOrientation) -> CGSize {
        switch orientation {
        case .landscape(.oneThird): CGSize(width: landscape[0], height: width)
        case .landscape(.oneHalf): CGSize(width: landscape[1], height: width)
        case .landscape(.twoThirds): CGSize(width: landscape[2], height: width)
        case .landscape(.full): CGSize(width: height, height: width)
        case .portrait(.oneThird): CGSize(width: portrait[0], height: height)
        case .portrait(.twoThirds): CGSize(width: portrait[1], height: height)
        case .portrait(.full): CGSize(width: width, height: height)
        }
    }
}

extension ViewImageConfig.Orientation {
    /// The whole screen of a tablet in this orientation.
    fileprivate var tablet: ViewImageConfig.TabletOrientation {
        self == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
    }
}

extension ViewImageConfig {
    /// iPad mini, in landscape orientation.
    public static let iPadMini = ViewImageConfig.iPadMini(.landscape)

    /// iPad mini, full screen.
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { iPadMini(orientation.tablet) }

    /// iPad mini.
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet(
            width: 768, height: 1024, landscape: [320, 507, 694], portrait: [320, 438], top: 20, bottom: 0
        ).config(orientation)
    }

    /// The 9.7-inch iPad, in landscape orientation.
    public static let iPad9_7 = ViewImageConfig.iPad9_7(.landscape)

    /// The 9.7-inch iPad, full screen.
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { iPad9_7(orientation.tablet) }

    /// The 9.7-inch iPad.
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet(
            width: 768, height: 1024, landscape: [320, 507, 694], portrait: [320, 438], top: 20, bottom: 0
        ).config(orientation)
    }

    /// The 10.2-inch iPad, in landscape orientation.
    public static let iPad10_2 = ViewImageConfig.iPad10_2(.landscape)

    /// The 10.2-inch iPad, full screen.
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { iPad10_2(orientation.tablet) }

    /// The 10.2-inch iPad.
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet(
            width: 810, height: 1080, landscape: [320, 535, 750], portrait: [320, 480], top: 20, bottom: 0
        ).config(orientation)
    }

    /// The 10.5-inch iPad Pro, in landscape orientation.
    public static let iPadPro10_5 = ViewImageConfig.iPadPro10_5(.landscape)

    /// The 10.5-inch iPad Pro, full screen.
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { iPadPro10_5(orientation.tablet) }

    /// The 10.5-inch iPad Pro.
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet(
            width: 834, height: 1112, landscape: [320, 551, 782], portrait: [320, 504], top: 20, bottom: 0
        ).config(orientation)
    }

    /// The 11-inch iPad Pro, in landscape orientation.
    public static let iPadPro11 = ViewImageConfig.iPadPro11(.landscape)

    /// The 11-inch iPad Pro, full screen.
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { iPadPro11(orientation.tablet) }

    /// The 11-inch iPad Pro.
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet(
            width: 834, height: 1194, landscape: [375, 592, 809], portrait: [320, 504], top: 24, bottom: 20
        ).config(orientation)
    }

    /// The 12.9-inch iPad Pro, in landscape orientation.
    public static let iPadPro12_9 = ViewImageConfig.iPadPro12_9(.landscape)

    /// The 12.9-inch iPad Pro, full screen.
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { iPadPro12_9(orientation.tablet) }

    /// The 12.9-inch iPad Pro.
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet(
            width: 1024, height: 1366, landscape: [375, 678, 981], portrait: [375, 639], top: 24, bottom: 20
        ).config(orientation)
    }
}
