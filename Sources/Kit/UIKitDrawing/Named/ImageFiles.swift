import AssetCatalogs
import Foundation

/// The files of an image in a folder of resources, with names such as `logo@2x.png` and `logo~ipad.png`.
struct ImageFiles: Sendable {
    struct File: Sendable {
        var path: String
        var condition: AssetCondition
    }

    let files: [File]

    /// The formats to try for a name without an extension, in this order.
    private static let formats = ["png", "jpg", "jpeg", "webp", "gif", "bmp", "tiff", "ico"]

    /// Finds the files of an image. Returns nil if no file exists. The localizations in `folder` are searched before
    /// `folder` itself.
    init?(name: String, folder: String, languages: [String]) {
        let statedStem: Substring? = ImageFiles.nameWithoutFormat(name)
        let stem: Substring = statedStem ?? name[...]
        let statedScale: Double? = ImageFiles.scale(statedBy: String(stem))
        let formats: [String] = statedStem.map { [String(name.dropFirst($0.count + 1))] } ?? ImageFiles.formats
        for folder in languages.map({ "\(folder)/\($0).lproj" }) + [folder] {
            guard FileManager.default.fileExists(atPath: folder) else { continue }
            for format in formats {
                let files: [File] = ImageFiles.variants.compactMap { suffix, condition in
                    var condition: AssetCondition = condition
                    if let statedScale { condition.scale = statedScale }
                    let path = "\(folder)/\(stem)\(suffix).\(format)"
                    return FileManager.default.fileExists(atPath: path) ? File(path: path, condition: condition) : nil
                }
                if files.isEmpty { continue }
                self.files = files
                return
            }
        }
        return nil
    }

    /// Returns the name of an image without the extension of its format, or nil if it has none.
    static func nameWithoutFormat(_ name: String) -> Substring? {
        guard formats.contains(AssetFile.type(of: name)) else { return nil }
        return name.lastIndex(of: ".").map { name[..<$0] }
    }

    /// Returns the number of pixels per point that the name of a file without its extension specifies, such as
    /// `logo@2x` or `logo@2x~ipad`, or nil if it specifies none.
    static func scale(statedBy stem: String) -> Double? {
        let device: String? = ["~iphone", "~ipad"].first { stem.hasSuffix($0) }
        let rest: Substring = stem.dropLast(device?.count ?? 0)
        return rest.hasSuffix("@2x") ? 2 : rest.hasSuffix("@3x") ? 3 : nil
    }

    /// The suffixes of file names, and the conditions that they specify.
    private static let variants: [(suffix: String, condition: AssetCondition)] = {
        var variants: [(suffix: String, condition: AssetCondition)] = []
        for (scale, scaleSuffix) in [(1.0, ""), (2, "@2x"), (3, "@3x")] {
            for (idiom, idiomSuffix) in [(AssetIdiom.universal, ""), (.phone, "~iphone"), (.pad, "~ipad")] {
                var condition = AssetCondition()
                condition.scale = scale
                condition.idiom = idiom
                variants.append((scaleSuffix + idiomSuffix, condition))
            }
        }
        return variants
    }()

    /// Returns the file that best fits the traits.
    func file(for traits: AssetTraits) -> File? {
        AssetSelection.best(of: files.map(\.condition), for: traits).map { files[$0] }
    }
}
