import CoreGraphics
import ImageIO
import Testing

/// Makes image files for tests.
enum Files {
    /// Two frames of 2×2 pixels: red, green, blue, white, and the same backwards. The delays are 0.05 and 0.3 seconds.
    static let animation = Data(
        base64Encoded: "R0lGODlhAgACAIEAAP8AAAD/AAAA/////yH/C05FVFNDQVBFMi4wAwEAAAAh+QQABQAAACwAAAAAAgACAAACA0SoFQ"
            + "Ah+QQAHgAAACwAAAAAAgACAAACA5wYFAA7")!

    /// One pixel, lossless.
    static let webp = Data(base64Encoded: "UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==")!

    /// Two frames of 2×2 pixels, red and blue, of 0.05 and 0.3 seconds, three times.
    static let webpAnimation = Data(
        base64Encoded: "UklGRoQAAABXRUJQVlA4WAoAAAACAAAAAQAAAQAAQU5JTQYAAAD/////AwBBTk1GKAAAAAAAAAAAAAEAAAEAADIAAA"
            + "JWUDhMDwAAAC8BQAAABxD9j/4HIqL/AQBBTk1GKAAAAAAAAAAAAAEAAAEAACwBAABWUDhMDwAAAC8BQAAABxDR//4H"
            + "IqL/AQA=")!

    /// A progressive JPEG of 32×32 pixels, from red at the top to blue at the bottom.
    static let progressive = Data(
        base64Encoded: "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNy"
            + "wtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09P"
            + "T09PT09PT09PT09PT09PT09PT09PT0//wgARCAAgACADASIAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAMCBf"
            + "/EABYBAQEBAAAAAAAAAAAAAAAAAAAFAf/aAAwDAQACEAMQAAAB5qbLVExhNZk0TH//xAAUEAEAAAAAAAAAAAAAAAAA"
            + "AABA/9oACAEBAAEFAgf/xAAVEQEBAAAAAAAAAAAAAAAAAAAAE//aAAgBAwEBPwGyyyz/xAAVEQEBAAAAAAAAAAAAAA"
            + "AAAAAAE//aAAgBAgEBPwGCCCD/xAAUEAEAAAAAAAAAAAAAAAAAAABA/9oACAEBAAY/Agf/xAAVEAEBAAAAAAAAAAAA"
            + "AAAAAAAAEf/aAAgBAQABPyGqqqqqqqqqqv/aAAwDAQACAAMAAAAQ++DD/8QAFBEBAAAAAAAAAAAAAAAAAAAAIP/aAA"
            + "gBAwEBPxAB/8QAFREBAQAAAAAAAAAAAAAAAAAAAHH/2gAIAQIBAT8QhCEP/8QAFBABAAAAAAAAAAAAAAAAAAAAQP/a"
            + "AAgBAQABPxAH/wD/AP/Z")!

    /// An image that is red at its top left, green at its top right, blue at its bottom left, white at its bottom right.
    static func quarters(_ width: Int, _ height: Int) throws -> CGImage {
        let size = CGSize(width: width, height: height)
        let context = try #require(CGContext(topLeftSize: size, scale: 1, opaque: true))
        let half = CGSize(width: size.width / 2, height: size.height / 2)
        let colors: [(CGFloat, CGFloat, CGFloat)] = [(1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 1)]
        for (index, color) in colors.enumerated() {
            let origin = CGPoint(x: half.width * CGFloat(index % 2), y: half.height * CGFloat(index / 2))
            context.fill(
                CGRect(origin: origin, size: half),
                color: CGColor(red: color.0, green: color.1, blue: color.2, alpha: 1))
        }
        return try #require(context.makeImage())
    }

    static func encoded(_ image: CGImage, _ type: String, quality: Double = 0.95) throws -> Data {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, type as CFString, 1, nil))
        let properties = [kCGImageDestinationLossyCompressionQuality: quality] as CFDictionary
        CGImageDestinationAddImage(destination, image, properties)
        #expect(CGImageDestinationFinalize(destination))
        return data as Data
    }

    /// A JPEG file with an Exif segment that has nothing but an orientation.
    static func jpeg(_ image: CGImage, orientation: UInt8) throws -> Data {
        let plain = try encoded(image, "public.jpeg")
        let tiff: [UInt8] = [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
        let body: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0] + tiff + [0, 0, 0, 0]
        let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body
        return plain.prefix(2) + Data(segment) + plain.dropFirst(2)
    }

    static func source(_ data: Data) throws -> CGImageSource {
        try #require(CGImageSourceCreateWithData(data as CFData, nil))
    }
}

extension CGImage {
    /// Which of the four colours each corner has.
    var corners: [String] {
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
