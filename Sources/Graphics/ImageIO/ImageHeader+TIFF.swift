extension ImageHeader {
    /// Reads the first directory. A file may contain several pictures; the first is used.
    mutating func readTIFF(_ reader: ByteReader) -> Bool {
        guard let directory = TIFFDirectory(reader, at: 0), let width = directory.number(256),
            let height = directory.number(257)
        else { return false }
        self.width = width
        self.height = height
        // Associated or unassociated alpha.
        hasAlpha = (1...2).contains(directory.number(338) ?? 0)
        // The decoder allocates memory for a whole tile with all samples of its pixels, even if the picture is smaller.
        let tile = (width: directory.number(322) ?? 0, height: directory.number(323) ?? 0)
        guard max(tile.width, tile.height) <= Self.maximumHiddenPixels else { return false }
        let sampleCount: Int = directory.number(277) ?? 1
        guard tile.width * tile.height <= Self.maximumHiddenPixels, sampleCount <= 8 else { return false }
        sampleSize = (sampleCount * min(directory.largest(258) ?? 16, 64) + 7) / 8
        return true
    }
}
