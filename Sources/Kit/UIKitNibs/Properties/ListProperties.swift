import CoreGraphics
import Foundation
import InterfaceFiles
import UIKitCore
import UIKitLists

extension UITableView {
    func setTableViewProperties(_ reader: PropertyReader) {
        reader.ignore("style", "springLoaded", "sectionIndexTrackingBackgroundColor", "dataMode")
        reader.bool("contentViewInsetsToSafeArea").map { insetsContentViewsToSafeArea = $0 }
        reader.choice(
            "separatorStyle",
            [
                "default": UITableViewCell.SeparatorStyle.singleLine, "none": .none, "singleLine": .singleLine,
                "singleLineEtched": .singleLine,
            ]
        ).map { separatorStyle = $0 }
        reader.color("separatorColor").map { separatorColor = $0 }
        reader.insets("separatorInset").map { separatorInset = $0 }
        reader.choice(
            "separatorInsetReference",
            ["fromCellEdges": SeparatorInsetReference.fromCellEdges, "fromAutomaticInsets": .fromAutomaticInsets]
        ).map { separatorInsetReference = $0 }
        setHeights(reader)
        reader.integer("sectionIndexMinimumDisplayRowCount").map { sectionIndexMinimumDisplayRowCount = $0 }
        reader.color("sectionIndexColor").map { sectionIndexColor = $0 }
        reader.color("sectionIndexBackgroundColor").map { sectionIndexBackgroundColor = $0 }
        reader.bool("allowsSelection").map { allowsSelection = $0 }
        reader.bool("allowsMultipleSelection").map { allowsMultipleSelection = $0 }
        reader.bool("allowsSelectionDuringEditing").map { allowsSelectionDuringEditing = $0 }
        reader.bool("allowsMultipleSelectionDuringEditing").map { allowsMultipleSelectionDuringEditing = $0 }
        reader.bool("prefetchingEnabled").map { isPrefetchingEnabled = $0 }
        reader.object("tableHeaderView", UIView.self).map { tableHeaderView = $0 }
        reader.object("tableFooterView", UIView.self).map { tableFooterView = $0 }
        reader.object("backgroundView", UIView.self).map { backgroundView = $0 }
        for element in reader.child("prototypes")?.children ?? [] {
            guard let identifier = element["reuseIdentifier"] else { continue }
            let prototype = CellPrototype(element, reader.decoder)
            registerCells(from: { prototype.make() }, identifier: identifier)
        }
        if let sections = reader.child("sections") {
            staticSections = sections.children.map { staticSection($0, reader.decoder) }
        }
    }

    private func setHeights(_ reader: PropertyReader) {
        // A file contains -1 for automatic heights.
        func height(_ name: String) -> CGFloat? {
            reader.number(name).map { $0 < 0 ? UITableView.automaticDimension : $0 }
        }
        height("rowHeight").map { rowHeight = $0 }
        height("estimatedRowHeight").map { estimatedRowHeight = $0 }
        // Interface Builder writes these values for headers and footers whose heights are not set.
        let unset: CGFloat = style == .plain ? 28 : 18
        height("sectionHeaderHeight").map { sectionHeaderHeight = $0 == unset ? UITableView.automaticDimension : $0 }
        height("sectionFooterHeight").map { sectionFooterHeight = $0 == unset ? UITableView.automaticDimension : $0 }
        height("estimatedSectionHeaderHeight").map { estimatedSectionHeaderHeight = $0 }
        height("estimatedSectionFooterHeight").map { estimatedSectionFooterHeight = $0 }
    }

    private func staticSection(_ element: InterfaceElement, _ decoder: NibDecoder) -> StaticSection {
        let part = PropertyReader(element, decoder)
        let elements: [InterfaceElement] = part.child("cells")?.children ?? []
        let pairs: [(cell: UITableViewCell, height: CGFloat?)] = elements.compactMap { child in
            guard let cell = decoder.make(child) as? UITableViewCell else { return nil }
            return (cell, child["rowHeight"].flatMap { Double($0) }.map { CGFloat($0) })
        }
        let section = StaticSection(
            header: part.string("headerTitle"), footer: part.string("footerTitle"), cells: pairs.map(\.cell),
            heights: pairs.map(\.height))
        part.ignore("colspan", "rowspan")
        part.finish()
        return section
    }
}

extension UITableViewCell {
    func setTableCellProperties(_ reader: PropertyReader) {
        reader.ignore("style", "reuseIdentifier", "rowHeight", "hidesAccessoryWhenEditing", "customRowHeight")
        let accessories: [String: AccessoryType] = [
            "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
            "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
        ]
        reader.choice("accessoryType", accessories).map { accessoryType = $0 }
        reader.choice("editingAccessoryType", accessories).map { editingAccessoryType = $0 }
        reader.choice(
            "selectionStyle",
            ["none": SelectionStyle.none, "blue": .blue, "gray": .gray, "default": .default]
        ).map { selectionStyle = $0 }
        reader.integer("indentationLevel").map { indentationLevel = $0 }
        reader.number("indentationWidth").map { indentationWidth = $0 }
        reader.insets("separatorInset").map { separatorInset = $0 }
        reader.bool("showsReorderControl").map { showsReorderControl = $0 }
        reader.bool("shouldIndentWhileEditing").map { shouldIndentWhileEditing = $0 }
        reader.object("backgroundView", UIView.self).map { backgroundView = $0 }
        reader.object("selectedBackgroundView", UIView.self).map { selectedBackgroundView = $0 }
        reader.object("accessoryView", UIView.self).map { accessoryView = $0 }
        adoptParts(reader)
    }

    /// Uses the labels and the image view of the cell's style as the objects for the elements that describe them.
    private func adoptParts(_ reader: PropertyReader) {
        let parts: [(name: String, view: UIView?)] = [
            ("textLabel", reader.string("textLabel") == nil ? nil : textLabel),
            ("detailTextLabel", reader.string("detailTextLabel") == nil ? nil : detailTextLabel),
            ("imageView", reader.string("imageView") == nil ? nil : imageView),
        ]
        for (name, view) in parts {
            guard let view, let element = reader.string(name).flatMap({ reader.decoder.document.element(id: $0) })
            else { continue }
            reader.decoder.adopt(part: view, element)
        }
    }
}

extension UICollectionReusableView {
    func setReusableViewProperties(_ reader: PropertyReader) {
        reader.string("reuseIdentifier").map { storedReuseIdentifier = $0 }
        reader.ignore("customSize")
        guard let cell = self as? UICollectionViewCell else { return }
        reader.object("backgroundView", UIView.self).map { cell.backgroundView = $0 }
        reader.object("selectedBackgroundView", UIView.self).map { cell.selectedBackgroundView = $0 }
    }
}

extension UICollectionView {
    func setCollectionViewProperties(_ reader: PropertyReader) {
        reader.ignore("collectionViewLayout", "dataMode", "springLoaded")
        reader.bool("allowsSelection").map { allowsSelection = $0 }
        reader.bool("allowsMultipleSelection").map { allowsMultipleSelection = $0 }
        reader.bool("prefetchingEnabled").map { isPrefetchingEnabled = $0 }
        reader.object("backgroundView", UIView.self).map { backgroundView = $0 }
        for element in reader.child("cells")?.children ?? [] {
            guard let identifier = element["reuseIdentifier"] else { continue }
            let prototype = CellPrototype(element, reader.decoder)
            registerCells(from: { prototype.make() }, identifier: identifier)
        }
        let kinds: [(key: String, kind: String)] = [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ]
        for (key, kind) in kinds {
            guard let element = reader.value(key), let identifier = element["reuseIdentifier"] else { continue }
            let prototype = CellPrototype(element, reader.decoder)
            registerSupplementaryViews(from: { prototype.make() }, kind: kind, identifier: identifier)
        }
    }
}

extension UICollectionViewFlowLayout {
    func setFlowLayoutProperties(_ reader: PropertyReader) {
        reader.number("minimumLineSpacing").map { minimumLineSpacing = $0 }
        reader.number("minimumInteritemSpacing").map { minimumInteritemSpacing = $0 }
        reader.choice(
            "scrollDirection",
            ["vertical": UICollectionView.ScrollDirection.vertical, "horizontal": .horizontal]
        ).map { scrollDirection = $0 }
        reader.size("itemSize").map { itemSize = $0 }
        reader.size("headerReferenceSize").map { headerReferenceSize = $0 }
        reader.size("footerReferenceSize").map { footerReferenceSize = $0 }
        reader.insets("sectionInset").map { sectionInset = $0 }
        reader.choice(
            "sectionInsetReference",
            [
                "contentInset": UICollectionViewFlowLayout.SectionInsetReference.fromContentInset,
                "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins,
            ]
        ).map { sectionInsetReference = $0 }
        reader.bool("sectionHeadersPinToVisibleBounds").map { sectionHeadersPinToVisibleBounds = $0 }
        reader.bool("sectionFootersPinToVisibleBounds").map { sectionFootersPinToVisibleBounds = $0 }
        reader.size("estimatedItemSize").map { estimatedItemSize = $0 }
        if reader.bool("automaticEstimatedItemSize") == true {
            estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
    }
}
