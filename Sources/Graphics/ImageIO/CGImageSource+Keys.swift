/// Option of thumbnails: make one from the image, whatever is in the file; a Boolean.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
    "kCGImageSourceCreateThumbnailFromImageAlways" as CFString
}
/// Option of thumbnails: make one from the image when there is none in the file; a Boolean.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
    "kCGImageSourceCreateThumbnailFromImageIfAbsent" as CFString
}
/// Option of thumbnails: the most pixels on the longer side; no limit when absent.
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" as CFString }
/// Option of thumbnails: turn the thumbnail upright; a Boolean.
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
    "kCGImageSourceCreateThumbnailWithTransform" as CFString
}
/// Option of sources and images: whether to keep what was decoded. Sources here never do; images always do.
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" as CFString }
/// Option of images: decode at once, not when first drawn. Images here always are.
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" as CFString }
