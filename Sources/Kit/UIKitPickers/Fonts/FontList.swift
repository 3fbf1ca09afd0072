import UIKitCore

/// The fonts that a font picker shows, by family.
@MainActor
struct FontList {
    struct Family {
        var name: String
        /// The PostScript names of the faces.
        var faces: [String]
    }

    private let all: [Family]
    /// The families whose names contain the search text.
    private(set) var families: [Family]

    init(_ configuration: UIFontPickerViewController.Configuration) {
        let traits = configuration.filteredTraits
        all = UIFont.familyNames.sorted { $0.localizedStandardCompare($1) == .orderedAscending }.compactMap { name in
            let faces: [String] = UIFont.fontNames(forFamilyName: name).filter { face in
                traits.isEmpty
                    || UIFont(name: face, size: 17)?.fontDescriptor.symbolicTraits.isSuperset(of: traits) == true
            }
            return faces.isEmpty ? nil : Family(name: name, faces: faces)
        }
        families = all
    }

    mutating func search(_ text: String) {
        families = text.isEmpty ? all : all.filter { $0.name.localizedStandardContains(text) }
    }
}
