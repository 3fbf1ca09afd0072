/// Property: the number of pixels in a row, before the image is turned upright.
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" as CFString }
/// Property: the number of rows, before the image is turned upright.
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" as CFString }
/// Property: the raw value of a `CGImagePropertyOrientation`.
public var kCGImagePropertyOrientation: CFString { "Orientation" as CFString }
/// Property: whether pixels have alpha; a Boolean.
public var kCGImagePropertyHasAlpha: CFString { "HasAlpha" as CFString }
/// Property: the number of bits of a component.
public var kCGImagePropertyDepth: CFString { "Depth" as CFString }
/// Property: the name of the colour model.
public var kCGImagePropertyColorModel: CFString { "ColorModel" as CFString }
/// The name of the colour model of red, green and blue.
public var kCGImagePropertyColorModelRGB: CFString { "RGB" as CFString }
/// Property of a file: the number of its bytes.
public var kCGImagePropertyFileSize: CFString { "FileSize" as CFString }
/// Property: a dictionary of what only GIF files have.
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" as CFString }
/// Property of GIF frames: how long the frame is shown, in seconds; at least 0.02.
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" as CFString }
/// Property of GIF frames: how long the file says that the frame is shown, in seconds.
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" as CFString }
/// Property of GIF files: how often the animation runs, or zero for ever.
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" as CFString }
/// Property: a dictionary of what only animated WebP files have.
public var kCGImagePropertyWebPDictionary: CFString { "{WebP}" as CFString }
/// Property of WebP frames: how long the frame is shown, in seconds; at least 0.02.
public var kCGImagePropertyWebPDelayTime: CFString { "DelayTime" as CFString }
/// Property of WebP frames: how long the file says that the frame is shown, in seconds.
public var kCGImagePropertyWebPUnclampedDelayTime: CFString { "UnclampedDelayTime" as CFString }
/// Property of WebP files: how often the animation runs, or zero for ever.
public var kCGImagePropertyWebPLoopCount: CFString { "LoopCount" as CFString }
/// Property: a dictionary of what only JPEG files have.
public var kCGImagePropertyJFIFDictionary: CFString { "{JFIF}" as CFString }
/// Property of JPEG files: whether they come in scans, each of which makes the whole sharper; a Boolean.
public var kCGImagePropertyJFIFIsProgressive: CFString { "IsProgressive" as CFString }
