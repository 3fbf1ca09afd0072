package import ImageIO

/// Pictures whose corners show their orientation.
package enum Photo {
    struct EncodingFailed: Error {}

    /// Returns an image whose quarters are red at the top left, green at the top right, blue at the bottom left, and
    /// white at the bottom right.
    package static func quarters(_ width: Int, _ height: Int) throws -> CGImage {
        let half = CGSize(width: width / 2, height: height / 2)
        let colors: [(CGFloat, CGFloat, CGFloat)] = [(1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 1)]
        return try drawn(width, height) { context in
            for (index, color) in colors.enumerated() {
                let origin = CGPoint(x: half.width * CGFloat(index % 2), y: half.height * CGFloat(index / 2))
                context.fill(
                    CGRect(origin: origin, size: half),
                    color: CGColor(red: color.0, green: color.1, blue: color.2, alpha: 1))
            }
        }
    }

    /// Returns an entirely red image.
    static func red(_ width: Int, _ height: Int) throws -> CGImage {
        try drawn(width, height) { context in
            context.fill(
                CGRect(x: 0, y: 0, width: width, height: height), color: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        }
    }

    private static func drawn(_ width: Int, _ height: Int, _ draw: (CGContext) -> Void) throws -> CGImage {
        let size = CGSize(width: width, height: height)
        guard let context = CGContext(topLeftSize: size, scale: 1, opaque: true) else { throw EncodingFailed() }
        draw(context)
        guard let image = context.makeImage() else { throw EncodingFailed() }
        return image
    }

    /// Returns an image as a file of the type `public.png` or `public.jpeg`.
    package static func encoded(_ image: CGImage, _ type: String, quality: Double = 0.95) throws -> Data {
        let data = NSMutableData()
        guard let destination = CGImageDestinationCreateWithData(data, type as CFString, 1, nil) else {
            throw EncodingFailed()
        }
        let properties = [kCGImageDestinationLossyCompressionQuality: quality] as CFDictionary
        CGImageDestinationAddImage(destination, image, properties)
        guard CGImageDestinationFinalize(destination) else { throw EncodingFailed() }
        return data as Data
    }

    /// Returns a JPEG file with an Exif segment that contains only an orientation.
    package static func jpeg(_ image: CGImage, orientation: UInt8) throws -> Data {
        let plain: Data = try encoded(image, "public.jpeg")
        let tiff: [UInt8] = [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
        let body: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0] + tiff + [0, 0, 0, 0]
        let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body
        return plain.prefix(2) + Data(segment) + plain.dropFirst(2)
    }

    /// The corners of `quarters` in upright orientation, for each Exif orientation.
    package static let orientations: [(orientation: Int, corners: [String])] = [
        (1, ["red", "green", "blue", "white"]), (2, ["green", "red", "white", "blue"]),
        (3, ["white", "blue", "green", "red"]), (4, ["blue", "white", "red", "green"]),
        (5, ["red", "blue", "green", "white"]), (6, ["blue", "red", "white", "green"]),
        (7, ["white", "green", "blue", "red"]), (8, ["green", "white", "red", "blue"]),
    ]
}

extension CGImage {
    /// The names of the corners' colors: top left, top right, bottom left, bottom right.
    package var corners: [String] {
        [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)].map { x, y in
            let pixel = pixel(x: x, y: y)
            switch (pixel.red > 128, pixel.green > 128, pixel.blue > 128) {
            case (true, false, false): return "red"
            case (false, true, false): return "green"
            case (false, false, true): return "blue"
            case (true, true, true): return "white"
            default: return "\(pixel)"
            }
        }
    }
}
