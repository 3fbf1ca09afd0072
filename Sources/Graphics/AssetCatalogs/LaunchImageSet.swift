/// The launch images of an app without a launch storyboard, for different screens.
package struct LaunchImageSet: Sendable {
    package struct Entry: Sendable {
        package var file: String
        /// Whether the image is for a screen in landscape orientation.
        package var isLandscape: Bool
        package var condition: AssetCondition
    }

    /// The entries that have a file.
    package let entries: [Entry]

    /// Reads a set from its folder.
    ///
    /// - Throws: `AssetProblem` if the folder has no valid Contents.json.
    package init(folder: String) throws(AssetProblem) {
        self.init(try ContentsFile(folder: folder))
    }

    init(_ contents: ContentsFile) {
        entries = contents.objects("images").compactMap { values in
            AssetFile.name(in: values).map { file in
                Entry(
                    file: file, isLandscape: values["orientation"]?.text == "landscape",
                    condition: AssetCondition(values))
            }
        }
    }

    /// Returns the entry that fits best, or nil if the set has no entry for the orientation and the platform.
    package func entry(for traits: AssetTraits, isLandscape: Bool) -> Entry? {
        let candidates: [Entry] = entries.filter { $0.isLandscape == isLandscape }
        return AssetSelection.best(of: candidates.map(\.condition), for: traits).map { candidates[$0] }
    }
}
