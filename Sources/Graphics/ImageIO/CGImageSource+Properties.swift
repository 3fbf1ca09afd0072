/// The properties of the image of that number, or nil when there is none.
///
/// Size in pixels before it is turned upright, orientation, colour model, depth, whether there is alpha, and for
/// animations the time that the frame is shown.
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
    // As browsers and Apple do: delays that are too short to be meant are taken for a tenth of a second.
    let delay: Double = header.delays[index]
    let meant: Double = delay < 0.02 ? 0.1 : delay
    switch header.format {
    case .jpeg:
        properties[kCGImagePropertyJFIFDictionary as String] =
            [kCGImagePropertyJFIFIsProgressive as String: header.isProgressive] as CFDictionary
    case .gif:
        let times: [String: Any] = [
            kCGImagePropertyGIFUnclampedDelayTime as String: delay, kCGImagePropertyGIFDelayTime as String: meant,
        ]
        properties[kCGImagePropertyGIFDictionary as String] = times as CFDictionary
    case .webp where header.delays.count > 1:
        let times: [String: Any] = [
            kCGImagePropertyWebPUnclampedDelayTime as String: delay, kCGImagePropertyWebPDelayTime as String: meant,
        ]
        properties[kCGImagePropertyWebPDictionary as String] = times as CFDictionary
    default: break
    }
    return properties as CFDictionary
}

/// The properties of the file as a whole: its size in bytes, and for animations how often they run (zero: for ever).
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
