/// The kind of an asset in a catalog, which is the extension of its folder.
package enum AssetKind: String, Sendable, CaseIterable {
    case image = "imageset"
    case color = "colorset"
    /// A custom symbol: an SF Symbols template.
    case symbol = "symbolset"
    case data = "dataset"
    case appIcon = "appiconset"
    case launchImage = "launchimage"

    /// The extensions of folders that contain other assets, and whether such a folder is always a namespace.
    ///
    /// An ordinary group has no extension. It is a namespace only if its Contents.json sets `provides-namespace`.
    static let containers: [String: Bool] = [
        "": false, "spriteatlas": false, "imagestack": true, "imagestacklayer": true, "brandassets": true,
    ]

    /// The extensions of assets that no API of the kit reads.
    static let unused: Set<String> = [
        "arimageset", "arobject", "arresourcegroup", "complicationset", "cubetextureset", "gcdashboardimage",
        "gcleaderboard", "gcleaderboardset", "icon", "iconset", "mipmapset", "solidimagestack",
        "solidimagestacklayer", "sticker", "stickerpack", "stickersequence", "stickersiconset", "textureset",
        "watchfaces",
    ]
}
