/// The icon of an app: one large image, or the many sizes of older projects.
package struct AppIconSet: Sendable {
    package struct Entry: Sendable {
        package var file: String
        /// The width in points.
        package var side: Double
        package var condition: AssetCondition

        /// The width in pixels.
        package var pixels: Double { side * (condition.scale ?? 1) }
    }

    /// The entries that have a file, except those for other platforms, such as watchOS. Entries for the Mac are left
    /// out unless there are no others.
    package let entries: [Entry]

    /// Reads a set from its folder.
    ///
    /// - Throws: `AssetProblem` if the folder has no valid Contents.json.
    package init(folder: String) throws(AssetProblem) {
        self.init(try ContentsFile(folder: folder))
    }

    init(_ contents: ContentsFile) {
        let all: [Entry] = contents.objects("images").compactMap { Entry($0) }
        // Icons for the Mac include a border.
        let others: [Entry] = all.filter { $0.condition.idiom != .mac }
        entries = others.isEmpty ? all : others
    }

    /// Returns the name of the icon set to which an icon file belongs, for example `AppIcon` for `AppIcon60x60@2x`.
    /// Xcode gives such names to the icon files in a bundle, and writes the names into its `Info.plist`. Returns nil
    /// for other names.
    package static func name(ofFile file: String) -> String? {
        let stem: Substring = file.prefix { $0 != "@" && $0 != "~" }
        guard let cross = stem.lastIndex(of: "x") else { return nil }
        let side: Substring = stem[stem.index(after: cross)...]
        let before: Substring = stem[..<cross]
        guard Double(side) != nil, side.first?.isNumber == true, before.hasSuffix(side) else { return nil }
        let name: Substring = before.dropLast(side.count)
        return name.isEmpty ? nil : String(name)
    }

    /// Returns the entry for a size, or nil if the set has no file.
    ///
    /// Prefers entries for `luminosity`, then entries without an appearance, then light entries. Among equally
    /// preferred entries, returns the one with the smallest image that is at least as large as the size, or with the
    /// largest image if all are smaller.
    ///
    /// - Parameter pixels: The width in pixels.
    package func entry(pixels: Double, luminosity: AssetCondition.Luminosity = .light) -> Entry? {
        func distance(_ entry: Entry) -> (Int, Double) {
            let own: AssetCondition.Luminosity? = entry.condition.luminosity
            let appearance: Int = own == luminosity ? 0 : own == nil ? 1 : own == .light ? 2 : 3
            return (appearance, entry.pixels >= pixels ? entry.pixels - pixels : 1e6 + pixels - entry.pixels)
        }
        return entries.min { distance($0) < distance($1) }
    }
}

extension AppIconSet.Entry {
    init?(_ values: AssetValue) {
        guard let file = AssetFile.name(in: values) else { return nil }
        condition = AssetCondition(values)
        guard condition.idiom != .other, condition.platform.map({ $0 == "ios" || $0 == "universal" }) ?? true
        else { return nil }
        self.file = file
        let size: Substring? = values["size"]?.text?.split(separator: "x").first
        side = size.flatMap { Double($0) } ?? 1024
    }
}
