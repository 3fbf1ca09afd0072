/// Property: the number of pixels in a row, before the orientation is applied.
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" as CFString }
/// Property: the number of rows, before the orientation is applied.
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" as CFString }
/// Property: the raw value of a `CGImagePropertyOrientation`.
public var kCGImagePropertyOrientation: CFString { "Orientation" as CFString }
/// Property: a Boolean value that indicates whether pixels have alpha.
public var kCGImagePropertyHasAlpha: CFString { "HasAlpha" as CFString }
/// Property: the number of bits per component.
public var kCGImagePropertyDepth: CFString { "Depth" as CFString }
/// Property: the name of the color model.
public var kCGImagePropertyColorModel: CFString { "ColorModel" as CFString }
/// The name of the RGB color model.
public var kCGImagePropertyColorModelRGB: CFString { "RGB" as CFString }
/// Property of a file: its size, in bytes.
public var kCGImagePropertyFileSize: CFString { "FileSize" as CFString }
/// Property: a dictionary of the properties of GIF files.
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" as CFString }
/// Property of GIF frames: the duration of the frame, in seconds. Durations below 0.02 in the file become 0.1.
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" as CFString }
/// Property of GIF frames: the duration of the frame in the file, in seconds.
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" as CFString }
/// Property of GIF files: the number of times that the animation plays, or 0 if it repeats forever.
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" as CFString }
/// Property: a dictionary of the properties of animated WebP files.
public var kCGImagePropertyWebPDictionary: CFString { "{WebP}" as CFString }
/// Property of WebP frames: the duration of the frame, in seconds. Durations below 0.02 in the file become 0.1.
public var kCGImagePropertyWebPDelayTime: CFString { "DelayTime" as CFString }
/// Property of WebP frames: the duration of the frame in the file, in seconds.
public var kCGImagePropertyWebPUnclampedDelayTime: CFString { "UnclampedDelayTime" as CFString }
/// Property of WebP files: the number of times that the animation plays, or 0 if it repeats forever.
public var kCGImagePropertyWebPLoopCount: CFString { "LoopCount" as CFString }
/// Property: a dictionary of the properties of JPEG files.
public var kCGImagePropertyJFIFDictionary: CFString { "{JFIF}" as CFString }
/// Property of JPEG files: a Boolean value that indicates whether the file is progressive, with scans that each refine
/// the whole image.
public var kCGImagePropertyJFIFIsProgressive: CFString { "IsProgressive" as CFString }
/// Property: a dictionary of the properties of PNG files. Animated PNG files are read as one image, so sources do not
/// return it.
public var kCGImagePropertyPNGDictionary: CFString { "{PNG}" as CFString }
/// Property of the frames of animated PNG files: the duration of the frame, in seconds.
public var kCGImagePropertyAPNGDelayTime: CFString { "DelayTime" as CFString }
/// Property of the frames of animated PNG files: the duration of the frame in the file, in seconds.
public var kCGImagePropertyAPNGUnclampedDelayTime: CFString { "UnclampedDelayTime" as CFString }
/// Property of animated PNG files: the number of times that the animation plays, or 0 if it repeats forever.
public var kCGImagePropertyAPNGLoopCount: CFString { "LoopCount" as CFString }
/// Property: a dictionary of the properties of HEICS files. Sources cannot read these files, so they do not return it.
public var kCGImagePropertyHEICSDictionary: CFString { "{HEICS}" as CFString }
/// Property of the frames of HEICS files: the duration of the frame, in seconds.
public var kCGImagePropertyHEICSDelayTime: CFString { "DelayTime" as CFString }
/// Property of the frames of HEICS files: the duration of the frame in the file, in seconds.
public var kCGImagePropertyHEICSUnclampedDelayTime: CFString { "UnclampedDelayTime" as CFString }
/// Property of HEICS files: the number of times that the animation plays, or 0 if it repeats forever.
public var kCGImagePropertyHEICSLoopCount: CFString { "LoopCount" as CFString }
