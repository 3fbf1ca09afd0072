/// The state of an image file that is loaded incrementally.
public enum CGImageSourceStatus: Int32, Sendable {
    /// The file is truncated.
    case statusUnexpectedEOF = -5
    /// The file is damaged.
    case statusInvalidData = -4
    /// The bytes are not an image of a known format.
    case statusUnknownType = -3
    /// The header is not complete yet.
    case statusReadingHeader = -2
    /// The header is complete, and more bytes are expected.
    case statusIncomplete = -1
    /// The file is complete.
    case statusComplete = 0
}

/// Creates a source without bytes. Add them with `CGImageSourceUpdateData` as they arrive.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(CGImageSource.Contents(Data(), isFinal: false))
}

/// Sets the bytes that have arrived so far.
///
/// - Parameters:
///   - data: All bytes so far, including those of previous calls.
///   - final: Whether the data is complete.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.contents = CGImageSource.Contents(data.allBytes, isFinal: final)
}

/// Returns the state of the file.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    let contents = isrc.contents
    let isKnown: Bool = contents.data.withUnsafeBytes { ImageFormat(ByteReader($0)) != nil }
    switch contents.header {
    case nil: return !contents.isFinal ? .statusReadingHeader : isKnown ? .statusInvalidData : .statusUnknownType
    case _ where !contents.isFinal: return .statusIncomplete
    case let header? where header.format == .jpeg && !contents.data.endsLikeJPEG(after: header.pixelOffset):
        return .statusUnexpectedEOF
    case let header? where header.format == .png && PNGChunks.areIncomplete(in: contents.data):
        return .statusUnexpectedEOF
    default: return .statusComplete
    }
}
