/// How much of an image file has come.
public enum CGImageSourceStatus: Int32, Sendable {
    /// The last bytes have come, and there should be more.
    case statusUnexpectedEOF = -5
    /// The bytes are damaged.
    case statusInvalidData = -4
    /// The bytes are no image of a known format.
    case statusUnknownType = -3
    /// What has come does not tell yet what it is.
    case statusReadingHeader = -2
    /// There is more to come.
    case statusIncomplete = -1
    /// All has come.
    case statusComplete = 0
}

/// A source without bytes, which are given to it as they come.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(CGImageSource.Contents(Data(), isFinal: false))
}

/// Gives a source all the bytes that have come so far.
///
/// - Parameters:
///   - data: those that it had already, and what follows them.
///   - final: whether that is all.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.contents = CGImageSource.Contents(data.allBytes, isFinal: final)
}

/// How much of the file has come.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    let contents: CGImageSource.Contents = isrc.contents
    let isKnown: Bool = contents.data.withUnsafeBytes { ImageFormat(ByteReader($0)) != nil }
    switch contents.header {
    case nil: return !contents.isFinal ? .statusReadingHeader : isKnown ? .statusInvalidData : .statusUnknownType
    case _ where !contents.isFinal: return .statusIncomplete
    case let header? where header.format == .jpeg && !contents.data.endsLikeJPEG(after: header.pixelOffset):
        return .statusUnexpectedEOF
    default: return .statusComplete
    }
}
