import Foundation
import UIKit

/// The sources of pictures for uploads.
@MainActor
enum PictureFiles {
    /// Returns the pictures in the folder that `PROFILE_PICTURES` specifies, or else in the user's folder `Pictures`,
    /// sorted by name.
    static func files() -> [URL] {
        let named: URL? = ProcessInfo.processInfo.environment["PROFILE_PICTURES"].map { URL(fileURLWithPath: $0) }
        let folder: URL? = named ?? FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first
        guard let folder,
            let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        else { return [] }
        return files.filter { ["png", "jpg", "jpeg", "gif", "webp"].contains($0.pathExtension.lowercased()) }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    /// Returns some sample pictures, which are drawn on the first call; an empty array if they cannot be written.
    static func samples() -> [URL] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("engawa-profile-pictures")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return try drawings.map { name, top, bottom in
                let file = folder.appendingPathComponent("\(name).png")
                if !FileManager.default.fileExists(atPath: file.path) {
                    try draw(top, bottom)?.write(to: file, options: .atomic)
                }
                return file
            }
        } catch {
            return []
        }
    }

    private static let drawings: [(name: String, top: UIColor, bottom: UIColor)] = [
        ("Dawn", .systemPink, .systemYellow), ("Sea", .systemTeal, .systemBlue), ("Moss", .systemGreen, .systemBrown),
    ]

    private static let size = CGSize(width: 256, height: 256)

    /// Draws bands of colors between two colors, with a sun.
    private static func draw(_ top: UIColor, _ bottom: UIColor) -> Data? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            bottom.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            for band in 0..<16 {
                top.withAlphaComponent(1 - CGFloat(band) / 16).setFill()
                context.fill(CGRect(x: 0, y: CGFloat(band) * 16, width: size.width, height: 16))
            }
            UIColor.white.withAlphaComponent(0.85).setFill()
            UIBezierPath(ovalIn: CGRect(x: 84, y: 96, width: 88, height: 88)).fill()
        }
    }
}
