package import Foundation

/// Creates TIFF files.
package struct TIFFFile {
    private let isLittle: Bool

    package init(isLittle: Bool) {
        self.isLittle = isLittle
    }

    /// Returns an entirely red picture in one strip.
    ///
    /// - Parameters:
    ///   - hasPixels: Whether the file contains its pixels.
    ///   - more: Additional entries of the directory, with higher tags than the others.
    package func picture(
        _ width: Int, _ height: Int, hasPixels: Bool, samples: Int = 3, more: [(tag: Int, value: Int)] = []
    ) -> Data {
        let pixels: [UInt8] = hasPixels ? Array(repeating: [255, 0, 0], count: width * height).flatMap(\.self) : []
        let depths: [UInt8] = bytes16(8) + bytes16(8) + bytes16(8) + bytes16(0)
        let entries: [(tag: Int, value: Int)] =
            [
                (256, width), (257, height), (259, 1), (262, 2), (273, 16), (277, samples), (278, height),
                (279, pixels.count),
            ] + more
        let directory: Int = 16 + pixels.count + pixels.count % 2
        var bytes: [UInt8] = Array((isLittle ? "II" : "MM").utf8) + bytes16(42) + bytes32(directory) + depths
        bytes += pixels + [UInt8](repeating: 0, count: pixels.count % 2) + bytes16(entries.count + 1)
        for (index, entry) in entries.enumerated() {
            // The depths of the three components do not fit into their entry.
            if index == 2 { bytes += bytes16(258) + bytes16(3) + bytes32(3) + bytes32(8) }
            bytes += bytes16(entry.tag) + bytes16(4) + bytes32(1) + bytes32(entry.value)
        }
        return Data(bytes + bytes32(0))
    }

    private func bytes16(_ number: Int) -> [UInt8] {
        isLittle ? UInt16(number).littleBytes : UInt16(number).bigBytes
    }

    private func bytes32(_ number: Int) -> [UInt8] {
        isLittle ? UInt32(number).littleBytes : UInt32(number).bigBytes
    }
}
