/// Option of thumbnails: a Boolean value that indicates whether to create one from the image, even if the file contains
/// one.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
    "kCGImageSourceCreateThumbnailFromImageAlways" as CFString
}
/// Option of thumbnails: a Boolean value that indicates whether to create one from the image if the file contains none.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
    "kCGImageSourceCreateThumbnailFromImageIfAbsent" as CFString
}
/// Option of thumbnails: the maximum number of pixels of the longer side. The default is no limit.
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" as CFString }
/// Option of thumbnails: a Boolean value that indicates whether to apply the orientation.
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
    "kCGImageSourceCreateThumbnailWithTransform" as CFString
}
/// Option of sources and images: whether to cache decoded pixels. It has no effect: sources never cache pixels, and
/// images always contain their pixels.
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" as CFString }
/// Option of images: whether to decode immediately instead of when the image is first drawn. It has no effect: images
/// are always decoded immediately.
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" as CFString }
/// Option of images: 2, 4 or 8, by which the width and the height are divided. The default is 1.
public var kCGImageSourceSubsampleFactor: CFString { "kCGImageSourceSubsampleFactor" as CFString }
/// Option of sources: the probable type of the file. It has no effect: the first bytes determine the type.
public var kCGImageSourceTypeIdentifierHint: CFString { "kCGImageSourceTypeIdentifierHint" as CFString }
