import Foundation

/// An image set or a symbol set: files for different traits, and the properties that they share.
package struct ImageSet: Sendable {
    /// The way in which an image is drawn.
    package enum RenderingIntent: String, Sendable {
        case original, template
    }

    /// One file of the set.
    package struct Entry: Sendable {
        package var file: String
        package var condition: AssetCondition
        package var slicing: AssetSlicing?
        package var alignmentInsets: AssetInsets?
    }

    /// The entries that have a file. Empty slots are left out.
    package let entries: [Entry]
    /// The rendering intent, or nil if the set does not specify one. The context in which the image is used then
    /// determines the intent.
    package let renderingIntent: RenderingIntent?
    /// Whether a vector image is drawn from its shapes at every size. Otherwise it is drawn once, at its own size.
    package let preservesVectors: Bool
    /// Whether a symbol is drawn in its own colors.
    package let isMulticolor: Bool
    private let conditions: [AssetCondition]

    /// Reads a set from its folder.
    ///
    /// - Throws: `AssetProblem` if the folder has no valid Contents.json.
    package init(folder: String, kind: AssetKind = .image) throws(AssetProblem) {
        self.init(try ContentsFile(folder: folder), kind: kind)
    }

    init(_ contents: ContentsFile, kind: AssetKind) {
        entries = contents.objects(kind == .symbol ? "symbols" : "images").compactMap { Entry($0) }
        conditions = entries.map(\.condition)
        let intent: String? = contents.property("template-rendering-intent")?.text
        renderingIntent = intent.flatMap { RenderingIntent(rawValue: $0) }
        isMulticolor = contents.property("symbol-rendering-intent")?.text == "multicolor"
        preservesVectors = contents.property("preserves-vector-representation")?.isTrue ?? false
    }

    /// Returns the entry that fits best, or nil if the set has no entry for the platform.
    package func entry(for traits: AssetTraits) -> Entry? {
        AssetSelection.best(of: conditions, for: traits).map { entries[$0] }
    }

    /// Returns whether the image of an entry is mirrored in the layout direction opposite to the entry's direction.
    ///
    /// A set with entries for both directions has separate images. If only one direction has an entry, the image is
    /// mirrored in the other direction.
    package func isMirrored(_ entry: Entry) -> Bool {
        guard let direction = entry.condition.direction else { return false }
        return !conditions.contains { $0.direction != nil && $0.direction != direction }
    }
}

extension ImageSet.Entry {
    /// Creates an entry, or nil if it has no file.
    init?(_ values: AssetValue) {
        guard let file = AssetFile.name(in: values) else { return nil }
        self.file = file
        condition = AssetCondition(values)
        slicing = AssetSlicing(values["resizing"])
        alignmentInsets = AssetInsets(values["alignment-insets"])
    }
}
