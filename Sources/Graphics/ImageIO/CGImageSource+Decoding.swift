extension CGImageSource {
    /// Decodes an image, at most `longestSide` pixels wide and high. Returns nil if it exceeds a limit or is damaged.
    func image(at index: Int, longestSide: Int?) -> CGImage? {
        let image: CGImage? = decodedImage(at: index, longestSide: longestSide)
        return header.flatMap { image?.copy(type: $0.format.rawValue) }
    }

    private func decodedImage(at index: Int, longestSide: Int?) -> CGImage? {
        let contents = self.contents
        guard let header = contents.header, header.delays.indices.contains(index),
            header.decodingByteCount(longestSide: longestSide) <= ImageHeader.maximumBytes,
            index == 0 || header.delays.count <= ImageHeader.maximumFrames
        else { return nil }
        var data = contents.data
        if header.format == .jpeg {
            guard let file = contents.decodableJPEG(header) else { return nil }
            data = file
        }
        if let icon = header.icon { data = icon.file(from: data) }
        if header.format == .png, PNGChunks.areIncomplete(in: data) {
            return contents.rows(ofPNG: data, header, longestSide: longestSide)
        }
        if header.format == .png || header.icon?.isPNG == true {
            guard let image = CGImage(pngData: data) else { return nil }
            return longestSide.map { image.shrunk(to: $0) } ?? image
        }
        let isFirstOfMany: Bool = index == 0 && header.delays.count > 1
        if isFirstOfMany { data = data.firstFrame(header) }
        // The decoder must not accept a larger image than the header declares, because the limits were checked with the
        // header.
        func frame(longestSide: Int?, isPremultiplied: Bool = false) -> CGImage? {
            contents.frames.frame(
                index, of: data, longestSide: longestSide, maximumPixels: header.pixelCount,
                isOnlyFrame: header.delays.count == 1 || isFirstOfMany, isPremultiplied: isPremultiplied)
        }
        guard header.format == .tiff else { return frame(longestSide: longestSide) }
        // libtiff multiplies the colors, but gdk-pixbuf scales them as if they were not multiplied.
        let image: CGImage? = frame(longestSide: nil, isPremultiplied: true)
        return longestSide.flatMap { image?.shrunk(to: $0) } ?? image
    }

    /// Returns the memory that decoding an image takes, in bytes, or nil if the bytes are not an image.
    ///
    /// - Parameter longestSide: The longest side of the thumbnail, in pixels, or nil for the full size.
    package func decodingByteCount(longestSide: Int?) -> Int? {
        header?.decodingByteCount(longestSide: longestSide)
    }
}

extension CGImageSource.Contents {
    /// Decodes the rows that exist of a truncated PNG, which Cairo rejects. gdk-pixbuf fills missing pixels with gray.
    fileprivate func rows(ofPNG data: Data, _ header: ImageHeader, longestSide: Int?) -> CGImage? {
        // The decoder's pixels and those of the resulting image.
        guard header.pixelCount * 8 <= ImageHeader.maximumBytes,
            let image = frames.frame(
                0, of: PNGChunks.needed(in: data), longestSide: nil, maximumPixels: header.pixelCount,
                isOnlyFrame: true)
        else { return nil }
        return longestSide.map { image.shrunk(to: $0) } ?? image
    }

    /// Returns a JPEG file with its end marker, or nil if it contains no pixels or too many scans.
    ///
    /// Without the marker, the decoder would reject the file. With it, the decoder fills missing pixels with gray. If
    /// some scans are complete, the file consists only of these, because pixels that are missing in the next scan would
    /// be worse than those of the previous one.
    fileprivate func decodableJPEG(_ header: ImageHeader) -> Data? {
        guard header.pixelOffset > 0 else { return nil }
        let scans = ProgressiveScans(data, from: header.pixelOffset)
        guard scans.count <= ProgressiveScans.maximumCount,
            scans.count * header.pixelCount <= ProgressiveScans.maximumPixels
        else { return nil }
        if isFinal, data.endsLikeJPEG(after: header.pixelOffset) { return data }
        if let file = scans.file { return file }
        return !isFinal && header.isProgressive ? nil : data + Data([0xFF, 0xD9])
    }
}

extension Data {
    /// Returns a file with only the first frame, because a decoder would parse all frames before it returns the first
    /// one.
    fileprivate func firstFrame(_ header: ImageHeader) -> Data {
        var file = prefix(header.firstFrameEnd)
        switch header.format {
        case .gif: file.append(0x3B)
        case .webp:
            // The number of bytes after the first eight.
            let count = UInt32(truncatingIfNeeded: file.count - 8)
            let length: Data = Swift.withUnsafeBytes(of: count.littleEndian) { Data($0) }
            file.replaceSubrange(file.startIndex + 4..<file.startIndex + 8, with: length)
        default: return self
        }
        return file
    }

    /// Returns whether the end marker follows the pixels. The marker cannot occur within the pixels, and other bytes may
    /// follow it.
    func endsLikeJPEG(after offset: Int) -> Bool {
        withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            var index: Int = bytes.count - 2
            while index > offset {
                if bytes[index] == 0xFF, bytes[index + 1] == 0xD9 { return true }
                index -= 1
            }
            return false
        }
    }
}

extension CGImage {
    /// Returns the image scaled down to `longestSide` pixels, or the image itself if it is not larger.
    func shrunk(to longestSide: Int) -> CGImage {
        let longest = max(width, height)
        guard longest > longestSide else { return self }
        let factor: Double = Double(longestSide) / Double(longest)
        let size = CGSize(
            width: max(1, (Double(width) * factor).rounded()), height: max(1, (Double(height) * factor).rounded()))
        let isOpaque: Bool = alphaInfo == .noneSkipFirst
        guard let context = CGContext(topLeftSize: size, scale: 1, opaque: isOpaque) else { return self }
        context.drawUpright(self, in: CGRect(origin: .zero, size: size))
        return context.finishImage() ?? self
    }
}
