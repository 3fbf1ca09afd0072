extension UIColor {
    private static func system(
        _ name: String, _ light: SemanticColor.Value, dark: SemanticColor.Value, high: SemanticColor.Value,
        darkHigh: SemanticColor.Value
    ) -> UIColor {
        UIColor(storage: .semantic(SemanticColor(name, light, dark: dark, high: high, darkHigh: darkHigh)))
    }

    /// Red, adapted to the interface style and contrast.
    public static let systemRed = system(
        "systemRedColor", .init(0xFF3B30), dark: .init(0xFF453A), high: .init(0xD70015), darkHigh: .init(0xFF6961))

    /// Orange, adapted to the interface style and contrast.
    public static let systemOrange = system(
        "systemOrangeColor", .init(0xFF9500), dark: .init(0xFF9F0A), high: .init(0xC93400), darkHigh: .init(0xFFB340))

    /// Yellow, adapted to the interface style and contrast.
    public static let systemYellow = system(
        "systemYellowColor", .init(0xFFCC00), dark: .init(0xFFD60A), high: .init(0xB25000), darkHigh: .init(0xFFD426))

    /// Green, adapted to the interface style and contrast.
    public static let systemGreen = system(
        "systemGreenColor", .init(0x34C759), dark: .init(0x30D158), high: .init(0x248A3D), darkHigh: .init(0x30DB5B))

    /// Mint, adapted to the interface style and contrast.
    public static let systemMint = system(
        "systemMintColor", .init(0x00C7BE), dark: .init(0x66D4CF), high: .init(0x0C817B), darkHigh: .init(0x66D4CF))

    /// Teal, adapted to the interface style and contrast.
    public static let systemTeal = system(
        "systemTealColor", .init(0x30B0C7), dark: .init(0x40C8E0), high: .init(0x008299), darkHigh: .init(0x5DE6FF))

    /// Cyan, adapted to the interface style and contrast.
    public static let systemCyan = system(
        "systemCyanColor", .init(0x32ADE6), dark: .init(0x64D2FF), high: .init(0x0071A4), darkHigh: .init(0x70D7FF))

    /// Blue, adapted to the interface style and contrast.
    public static let systemBlue = system(
        "systemBlueColor", .init(0x007AFF), dark: .init(0x0A84FF), high: .init(0x0040DD), darkHigh: .init(0x409CFF))

    /// Indigo, adapted to the interface style and contrast.
    public static let systemIndigo = system(
        "systemIndigoColor", .init(0x5856D6), dark: .init(0x5E5CE6), high: .init(0x3634A3), darkHigh: .init(0x7D7AFF))

    /// Purple, adapted to the interface style and contrast.
    public static let systemPurple = system(
        "systemPurpleColor", .init(0xAF52DE), dark: .init(0xBF5AF2), high: .init(0x8944AB), darkHigh: .init(0xDA8FFF))

    /// Pink, adapted to the interface style and contrast.
    public static let systemPink = system(
        "systemPinkColor", .init(0xFF2D55), dark: .init(0xFF375F), high: .init(0xD30F45), darkHigh: .init(0xFF6482))

    /// Brown, adapted to the interface style and contrast.
    public static let systemBrown = system(
        "systemBrownColor", .init(0xA2845E), dark: .init(0xAC8E68), high: .init(0x7F6545), darkHigh: .init(0xB59469))

    /// The base gray, adapted to the interface style and contrast.
    public static let systemGray = system(
        "systemGrayColor", .init(0x8E8E93), dark: .init(0x8E8E93), high: .init(0x6C6C70), darkHigh: .init(0xAEAEB2))

    /// The second gray, closer to the background than `systemGray`.
    public static let systemGray2 = system(
        "systemGray2Color", .init(0xAEAEB2), dark: .init(0x636366), high: .init(0x8E8E93), darkHigh: .init(0x7C7C80))

    /// The third gray, closer to the background than `systemGray2`.
    public static let systemGray3 = system(
        "systemGray3Color", .init(0xC7C7CC), dark: .init(0x48484A), high: .init(0xAEAEB2), darkHigh: .init(0x545456))

    /// The fourth gray, closer to the background than `systemGray3`.
    public static let systemGray4 = system(
        "systemGray4Color", .init(0xD1D1D6), dark: .init(0x3A3A3C), high: .init(0xBCBCC0), darkHigh: .init(0x444446))

    /// The fifth gray, closer to the background than `systemGray4`.
    public static let systemGray5 = system(
        "systemGray5Color", .init(0xE5E5EA), dark: .init(0x2C2C2E), high: .init(0xD8D8DC), darkHigh: .init(0x363638))

    /// The sixth gray, the closest to the background.
    public static let systemGray6 = system(
        "systemGray6Color", .init(0xF2F2F7), dark: .init(0x1C1C1E), high: .init(0xEBEBF0), darkHigh: .init(0x242426))
}
