/// Returns the properties of the image at `index`, if any.
///
/// The properties are the size in pixels before the orientation is applied, the orientation, the color model, the
/// depth, whether there is alpha, and the duration of the frame for animations.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard let header = isrc.header, header.delays.indices.contains(index) else { return nil }
    var properties: [String: Any] = [
        kCGImagePropertyPixelWidth as String: header.width, kCGImagePropertyPixelHeight as String: header.height,
        kCGImagePropertyOrientation as String: Int(header.orientation.rawValue),
        kCGImagePropertyHasAlpha as String: header.hasAlpha, kCGImagePropertyDepth as String: 8,
        kCGImagePropertyColorModel as String: kCGImagePropertyColorModelRGB,
    ]
    // Very short delays become a tenth of a second, as in browsers and on Apple platforms.
    let delay = header.delays[index]
    let effectiveDelay: Double = delay < 0.02 ? 0.1 : delay
    switch header.format {
    case .jpeg:
        properties[kCGImagePropertyJFIFDictionary as String] =
            [kCGImagePropertyJFIFIsProgressive as String: header.isProgressive] as CFDictionary
    case .gif:
        let times: [String: Any] = [
            kCGImagePropertyGIFUnclampedDelayTime as String: delay,
            kCGImagePropertyGIFDelayTime as String: effectiveDelay,
        ]
        properties[kCGImagePropertyGIFDictionary as String] = times as CFDictionary
    case .webp where header.delays.count > 1:
        let times: [String: Any] = [
            kCGImagePropertyWebPUnclampedDelayTime as String: delay,
            kCGImagePropertyWebPDelayTime as String: effectiveDelay,
        ]
        properties[kCGImagePropertyWebPDictionary as String] = times as CFDictionary
    default: break
    }
    return properties as CFDictionary
}

/// Returns the properties of the file: its size in bytes, and the number of times that an animation plays.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard let header = isrc.header else { return nil }
    var properties: [String: Any] = [kCGImagePropertyFileSize as String: isrc.contents.data.count]
    switch header.format {
    case .gif:
        let times: [String: Any] = [kCGImagePropertyGIFLoopCount as String: header.loopCount]
        properties[kCGImagePropertyGIFDictionary as String] = times as CFDictionary
    case .webp where header.delays.count > 1:
        let times: [String: Any] = [kCGImagePropertyWebPLoopCount as String: header.loopCount]
        properties[kCGImagePropertyWebPDictionary as String] = times as CFDictionary
    default: break
    }
    return properties as CFDictionary
}
