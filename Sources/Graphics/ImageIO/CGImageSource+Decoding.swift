extension CGImageSource {
    /// Decodes an image, at most `longestSide` pixels wide and high.
    func image(at index: Int, longestSide: Int?) -> CGImage? {
        let contents: Contents = self.contents
        guard let header = contents.header, header.delays.indices.contains(index),
            header.decodingByteCount(longestSide: longestSide) <= ImageHeader.mostBytes,
            index == 0 || header.delays.count <= ImageHeader.mostFrames
        else { return nil }
        var data: Data = contents.data
        if !contents.isFinal, header.isProgressive {
            guard let complete = ProgressiveScans(data, from: header.pixelOffset).file else { return nil }
            data = complete
        }
        if let icon = header.icon { data = icon.file(from: data) }
        if header.format == .png || header.icon?.isPNG == true {
            guard let image = CGImage(pngData: data) else { return nil }
            return longestSide.map { image.shrunk(to: $0) } ?? image
        }
        if header.format == .jpeg {
            let scans = ProgressiveScans(data, from: header.pixelOffset)
            guard scans.count <= ProgressiveScans.most,
                scans.count * header.pixelCount <= ProgressiveScans.mostPixels,
                data.endsLikeJPEG(after: header.pixelOffset)
            else { return nil }
        }
        let isFirstOfMany: Bool = index == 0 && header.delays.count > 1
        if isFirstOfMany { data = data.firstFrame(header) }
        // What the decoder finds may be no larger than what the header tells, which may have been judged by it.
        return contents.frames.frame(
            index, of: data, longestSide: longestSide, mostPixels: header.pixelCount,
            isAlone: header.delays.count == 1 || isFirstOfMany)
    }

    /// How many bytes of memory it takes to decode an image; nil when the bytes are no image.
    ///
    /// - Parameter longestSide: that of the thumbnail that is made; nil for an image of full size.
    package func decodingByteCount(longestSide: Int?) -> Int? {
        header?.decodingByteCount(longestSide: longestSide)
    }
}

extension Data {
    /// A file of the first frame alone: a decoder would go through all frames before it gives the first.
    fileprivate func firstFrame(_ header: ImageHeader) -> Data {
        var file: Data = prefix(header.firstFrameEnd)
        switch header.format {
        case .gif: file.append(0x3B)
        case .webp:
            // The length of what follows the first eight bytes.
            let count = UInt32(truncatingIfNeeded: file.count - 8)
            let length: Data = Swift.withUnsafeBytes(of: count.littleEndian) { Data($0) }
            file.replaceSubrange(file.startIndex + 4..<file.startIndex + 8, with: length)
        default: return self
        }
        return file
    }

    /// Whether the marker that ends an image follows the pixels: decoders fill what is missing with grey, and say
    /// nothing. Among the pixels it cannot be, and behind it there may be more.
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
    /// The image at a size whose longer side has that many pixels; the image itself when it is not larger.
    func shrunk(to longestSide: Int) -> CGImage {
        let longest: Int = max(width, height)
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
