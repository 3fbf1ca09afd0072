import CoreGraphics
import Foundation
import Testing

@testable import UIKitDrawing

/// A temporary bundle, which is deleted with this object.
final class TestBundle {
    let bundle: Bundle
    let folder: URL

    /// - Parameter information: The content of Info.plist, or nil for a bundle without this file.
    init(information: [String: String]? = nil) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("named-\(UUID().uuidString).bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if let information {
            let data: Data = try PropertyListEncoder().encode(information)
            try data.write(to: folder.appendingPathComponent("Info.plist"))
        }
        bundle = try #require(Bundle(path: folder.path))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ path: String, _ data: Data) throws {
        let url: URL = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    func write(_ path: String, side: CGFloat, _ color: UIColor) throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let data: Data = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).pngData {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
        try write(path, data)
    }

    /// Writes an image whose left half and right half have different colors.
    func write(_ path: String, size: CGSize, left: UIColor, right: UIColor) throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let data: Data = UIGraphicsImageRenderer(size: size, format: format).pngData {
            left.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height))
            right.setFill()
            $0.fill(CGRect(x: size.width / 2, y: 0, width: size.width / 2, height: size.height))
        }
        try write(path, data)
    }

    /// Writes the Contents.json of a set, which contains an array of entries for `key` and a dictionary of properties.
    func writeSet(_ folder: String, _ key: String, _ entries: [String], properties: String = "") throws {
        let text = #"{"\#(key)": [\#(entries.joined(separator: ","))], "properties": {\#(properties)}}"#
        try write("Assets.xcassets/\(folder)/Contents.json", Data(text.utf8))
    }

    func image(_ name: String, _ traits: UITraitCollection) throws -> UIImage {
        try #require(UIImage(named: name, in: bundle, compatibleWith: traits))
    }
}

/// Returns traits with a scale and a style.
func assetTraits(
    _ scale: CGFloat = 1, _ style: UIUserInterfaceStyle = .light, _ change: (inout UIMutableTraits) -> Void = { _ in }
) -> UITraitCollection {
    UITraitCollection {
        $0.displayScale = scale
        $0.userInterfaceStyle = style
        change(&$0)
    }
}
