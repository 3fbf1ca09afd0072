/// A data set: files of any kind for different traits.
package struct DataSet: Sendable {
    package struct Entry: Sendable {
        package var file: String
        /// The type identifier that the set states, or nil.
        package var typeIdentifier: String?
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
        entries = contents.objects("data").compactMap { values in
            AssetFile.name(in: values).map { file in
                Entry(
                    file: file, typeIdentifier: values["universal-type-identifier"]?.text,
                    condition: AssetCondition(values))
            }
        }
    }

    /// Returns the entry that fits best, or nil if the set has no entry for the platform.
    package func entry(for traits: AssetTraits) -> Entry? {
        AssetSelection.best(of: entries.map(\.condition), for: traits).map { entries[$0] }
    }
}
