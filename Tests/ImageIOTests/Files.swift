import CoreGraphics
import ImageIO
import Testing

/// Image files for tests.
enum Files {
    /// A GIF with two frames of 2×2 pixels: red, green, blue, white, and the same in reverse. The durations are 0.05
    /// and 0.3 seconds.
    static let animation = Data(
        base64Encoded: "R0lGODlhAgACAIEAAP8AAAD/AAAA/////yH/C05FVFNDQVBFMi4wAwEAAAAh+QQABQAAACwAAAAAAgACAAACA0SoFQ"
            + "Ah+QQAHgAAACwAAAAAAgACAAACA5wYFAA7")!

    /// A lossless WebP of one pixel.
    static let webp = Data(base64Encoded: "UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==")!

    /// A WebP with two frames of 2×2 pixels, red for 0.05 and blue for 0.3 seconds, which plays three times.
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

    static func source(_ data: Data) throws -> CGImageSource {
        try #require(CGImageSourceCreateWithData(data as CFData, nil))
    }
}
