import Foundation
import ItemProviders

/// The title and the pictures of a link.
///
/// Apps create metadata for the items that they share. Fetching the metadata of a web page is not supported.
open class LPLinkMetadata: NSObject, NSCopying {
    /// The URL from which the metadata was loaded. The default is nil.
    open var originalURL: URL?
    /// The URL after all redirections. The default is nil.
    open var url: URL?
    /// The title. The default is nil.
    open var title: String?
    /// The provider of the icon. The default is nil.
    open var iconProvider: NSItemProvider?
    /// The provider of the picture. The default is nil.
    open var imageProvider: NSItemProvider?
    /// The provider of a video. The default is nil.
    open var videoProvider: NSItemProvider?
    /// The URL of a video. The default is nil.
    open var remoteVideoURL: URL?

    /// Creates metadata without values.
    public override init() { super.init() }

    /// Returns metadata with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = LPLinkMetadata()
        copy.originalURL = originalURL
        copy.url = url
        copy.title = title
        copy.iconProvider = iconProvider
        copy.imageProvider = imageProvider
        copy.videoProvider = videoProvider
        copy.remoteVideoURL = remoteVideoURL
        return copy
    }
}
