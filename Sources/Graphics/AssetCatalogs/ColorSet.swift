/// A color set: colors for different traits.
package struct ColorSet: Sendable {
    package struct Entry: Sendable {
        package var color: AssetColor
        package var condition: AssetCondition
    }

    /// The entries that define a color.
    package let entries: [Entry]
    private let conditions: [AssetCondition]

    /// Reads a set from its folder.
    ///
    /// - Throws: `AssetProblem` if the folder has no valid Contents.json.
    package init(folder: String) throws(AssetProblem) {
        self.init(try ContentsFile(folder: folder))
    }

    init(_ contents: ContentsFile) {
        entries = contents.objects("colors").compactMap { values in
            AssetColor(values["color"]).map { Entry(color: $0, condition: AssetCondition(values)) }
        }
        conditions = entries.map(\.condition)
    }

    /// Returns the index of the entry that fits best, or nil if the set has no entry for the platform.
    package func index(for traits: AssetTraits) -> Int? { AssetSelection.best(of: conditions, for: traits) }
}
