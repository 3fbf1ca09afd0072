/// The kind of device for which an entry of an asset is intended.
package enum AssetIdiom: String, Sendable {
    /// All devices.
    case universal
    case phone = "iphone"
    case pad = "ipad"
    case mac
    /// The icon for the App Store.
    case marketing = "ios-marketing"
    /// A device that no host supports, such as a watch.
    case other
}
