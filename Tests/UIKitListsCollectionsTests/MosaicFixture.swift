import Foundation
import TestStage
import TestSupport

@testable import UIKitLists

/// A collection view with sections of all kinds, whose items and sizes change at random.
@MainActor
final class MosaicFixture {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    /// A cell whose text determines its size.
    final class Card: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
            label.font = .preferredFont(forTextStyle: .body)
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            let bottom = label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
            bottom.priority = .defaultHigh
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), bottom,
            ])
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    /// The kinds of sections. A section's kind is its identifier modulo the number of kinds.
    enum Kind: Int, CaseIterable {
        case list
        case tags
        case grid
        case columns
        case carousel
        case shelf
    }

    let stage = Stage()
    let collection: UICollectionView
    private(set) var source: UICollectionViewDiffableDataSource<Int, Int>!
    /// The number of words of each item.
    private var lengths: [Int: Int] = [:]
    private var nextItem = 0
    private var random: SplitMix64

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        let frame = CGRect(x: 0, y: 0, width: 400, height: 800)
        collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        let cards = UICollectionView.CellRegistration<Card, Int> { [unowned self] cell, _, item in
            cell.label.text = text(of: item)
        }
        source = UICollectionViewDiffableDataSource(collectionView: collection) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cards, for: path, item: item)
        }
        let titles = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: "title") {
            view, _, path in
            var content = UIListContentConfiguration.plainHeader()
            content.text = "Section \(path.section)"
            view.contentConfiguration = content
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, path in
            var content = view.defaultContentConfiguration()
            content.text = "List \(path.section)"
            view.contentConfiguration = content
        }
        let badges = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "badge") {
            _, _, _ in
        }
        source.supplementaryViewProvider = { view, kind, path in
            switch kind {
            case "title": view.dequeueConfiguredReusableSupplementary(using: titles, for: path)
            case "badge": view.dequeueConfiguredReusableSupplementary(using: badges, for: path)
            default: view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
            }
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        let layout = UICollectionViewCompositionalLayout { [unowned self] index, environment in
            section(kind(at: index), environment)
        }
        layout.configuration.interSectionSpacing = 10
        collection.collectionViewLayout = layout
        stage.root.addSubview(collection)
        apply(animated: false)
        stage.host.turn()
    }

    private func kind(at section: Int) -> Kind {
        Kind.allCases[(source.sectionIdentifier(for: section) ?? 0) % Kind.allCases.count]
    }

    private func text(of item: Int) -> String {
        (["\(item)"] + [String](repeating: "porch", count: lengths[item] ?? 0)).joined(separator: " ")
    }

    // MARK: Layout

    private func section(
        _ kind: Kind, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize
        {
            NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
        }
        func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem
        {
            NSCollectionLayoutItem(layoutSize: size(width, height))
        }
        let section: NSCollectionLayoutSection
        switch kind {
        case .list:
            var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            configuration.headerMode = .supplementary
            return .list(using: configuration, layoutEnvironment: environment)
        case .tags:
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item(.estimated(90), .estimated(30))])
            group.interItemSpacing = .fixed(6)
            section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 6
        case .grid:
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.absolute(12), .absolute(12)), elementKind: "badge",
                containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
            let tile = NSCollectionLayoutItem(
                layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), supplementaryItems: [badge])
            section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.25)), subitems: [tile]))
        case .columns:
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .estimated(50)),
                repeatingSubitem: item(.fractionalWidth(0.5), .estimated(50)), count: 2)
            section = NSCollectionLayoutSection(group: group)
        case .carousel:
            section = NSCollectionLayoutSection(
                group: .horizontal(
                    layoutSize: size(.fractionalWidth(0.8), .absolute(90)),
                    subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
            section.orthogonalScrollingBehavior = .groupPagingCentered
            section.interGroupSpacing = 8
        case .shelf:
            section = NSCollectionLayoutSection(
                group: .horizontal(
                    layoutSize: size(.estimated(120), .estimated(40)), subitems: [item(.estimated(120), .estimated(40))]
                ))
            section.orthogonalScrollingBehavior = .continuous
            section.interGroupSpacing = 8
        }
        let title = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .estimated(30)), elementKind: "title", alignment: .top)
        title.pinToVisibleBounds = kind == .grid
        section.boundarySupplementaryItems = [title]
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12)
        return section
    }

    // MARK: Random steps

    private func makeItems(_ count: Int) -> [Int] {
        (0..<count).map { _ in
            nextItem += 1
            lengths[nextItem] = random.below(6) == 0 ? 12 : random.below(4)
            return nextItem
        }
    }

    /// Makes random changes to the current snapshot, and applies the result.
    func apply(animated: Bool) {
        var snapshot = source.snapshot()
        for _ in 0..<1 + random.below(3) {
            let sections: [Int] = snapshot.sectionIdentifiers
            let items: [Int] = snapshot.itemIdentifiers
            switch random.below(9) {
            case 0:
                let unused: [Int] = (0..<2 * Kind.allCases.count).filter { !sections.contains($0) }
                if let new = unused.isEmpty ? nil : unused[random.below(unused.count)] {
                    if let place = sections.first, random.below(2) == 0 {
                        snapshot.insertSections([new], beforeSection: place)
                    } else {
                        snapshot.appendSections([new])
                    }
                    snapshot.appendItems(makeItems(random.below(14)), toSection: new)
                }
            case 1: if sections.count > 2 { snapshot.deleteSections([sections[random.below(sections.count)]]) }
            case 2 where sections.count > 1:
                let (one, other) = (sections[random.below(sections.count)], sections[random.below(sections.count)])
                if one != other { snapshot.moveSection(one, afterSection: other) }
            case 3, 4:
                if items.isEmpty {
                    if let section = sections.first { snapshot.appendItems(makeItems(3), toSection: section) }
                } else {
                    snapshot.insertItems(makeItems(1 + random.below(3)), beforeItem: items[random.below(items.count)])
                }
            case 5 where !items.isEmpty:
                let first: Int = random.below(items.count)
                snapshot.deleteItems(Array(items[first..<min(items.count, first + 1 + random.below(4))]))
            case 6 where items.count > 1:
                let (one, other) = (items[random.below(items.count)], items[random.below(items.count)])
                if one != other { snapshot.moveItem(one, afterItem: other) }
            case 7 where !items.isEmpty:
                let item: Int = items[random.below(items.count)]
                lengths[item] = random.below(15)
                snapshot.reconfigureItems([item])
            case 8 where !items.isEmpty:
                let item: Int = items[random.below(items.count)]
                lengths[item] = random.below(15)
                snapshot.reloadItems([item])
            default: break
            }
        }
        if snapshot.numberOfSections == 0 {
            snapshot.appendSections(Array(0..<Kind.allCases.count))
            for section in 0..<Kind.allCases.count { snapshot.appendItems(makeItems(8), toSection: section) }
        }
        source.apply(snapshot, animatingDifferences: animated)
    }

    /// Performs a random step, and returns its description.
    func step() -> String {
        let (x, y) = (CGFloat(20 + random.below(360)), CGFloat(60 + random.below(680)))
        switch random.below(16) {
        case 0...3:
            apply(animated: true)
            return "animated snapshot"
        case 4:
            apply(animated: false)
            return "snapshot"
        case 5:
            let most: CGFloat = max(0, collection.contentSize.height - collection.bounds.height)
            collection.contentOffset.y = CGFloat(random.below(Int(most) + 1))
            return "offset \(collection.contentOffset.y)"
        case 6:
            stage.swipe(from: CGPoint(x: x, y: y), to: CGPoint(x: x, y: CGFloat(random.below(800))), duration: 0.1)
            return "vertical swipe"
        case 7:
            stage.swipe(from: CGPoint(x: x, y: y), to: CGPoint(x: CGFloat(random.below(400)), y: y), duration: 0.1)
            return "horizontal swipe"
        case 8:
            collection.frame.size.width = [400, 320, 360][random.below(3)]
            return "width"
        case 9:
            let sizes: [UIContentSizeCategory] = [.large, .extraLarge, .accessibilityMedium]
            collection.traitOverrides.preferredContentSizeCategory = sizes[random.below(3)]
            return "text size"
        case 10:
            collection.semanticContentAttribute = random.below(2) == 0 ? .forceRightToLeft : .unspecified
            return "direction"
        case 11:
            collection.isEditing.toggle()
            return "editing"
        case 12:
            collection.collectionViewLayout.invalidateLayout()
            return "invalidation"
        case 13, 14:
            guard let path = collection.indexPathsForVisibleItems.randomElement(using: &random) else {
                return "nothing"
            }
            return move(path)
        default:
            if let path = collection.indexPathsForVisibleItems.randomElement(using: &random) {
                collection.scrollToItem(
                    at: path, at: [.centeredVertically, .centeredHorizontally], animated: random.below(2) == 0)
            }
            return "scrolling to an item"
        }
    }

    /// Moves an item interactively, and sometimes leaves the movement unfinished.
    private func move(_ path: IndexPath) -> String {
        guard collection.beginInteractiveMovementForItem(at: path) else { return "no movement" }
        for _ in 0..<1 + random.below(4) {
            collection.updateInteractiveMovementTargetPosition(
                CGPoint(x: CGFloat(random.below(400)), y: collection.contentOffset.y + CGFloat(random.below(800))))
            wait()
        }
        switch random.below(5) {
        case 0: collection.cancelInteractiveMovement()
        case 1: return "unfinished movement"
        default: collection.endInteractiveMovement()
        }
        return "movement"
    }

    func wait() { stage.advance(by: [0, 0.05, 0.15, 0.5][random.below(4)]) }

    // MARK: Comparison

    /// Returns a description of the first difference between the visible views and the layout or the items, or nil if
    /// there is none.
    func problem() -> String? {
        collection.endInteractiveMovement()
        stage.advance(by: 3)
        collection.layoutIfNeeded()
        let snapshot: Snapshot = source.snapshot()
        let offset: CGPoint = collection.contentOffset
        let most: CGFloat = max(0, collection.contentSize.height - collection.bounds.height)
        if offset.y < -0.01 || offset.y > most + 0.51 { return "the offset is \(offset.y), not between 0 and \(most)" }
        let expected: [UICollectionViewLayoutAttributes] = collection.attributes(in: collection.bounds)
        let missing = Set(expected.map(\.element)).subtracting(collection.visibleViews.keys)
        guard missing.isEmpty, expected.count == collection.visibleViews.count else {
            return
                "missing \(missing.map(\.debugText)) of \(expected.count) views, \(collection.visibleViews.count) shown"
        }
        for attributes in expected {
            guard let view = collection.visibleViews[attributes.element] else { return "no view" }
            let name: String = attributes.element.debugText
            if view.frame != attributes.frame { return "\(name) is at \(view.frame), not \(attributes.frame)" }
            if view.alpha != 1 || view.isHidden { return "\(name) is not visible" }
            if let problem = sizeProblem(view, attributes) { return "\(name) \(problem)" }
            guard let cell = view as? UICollectionViewCell, attributes.representedElementCategory == .cell else {
                continue
            }
            let section: Int = snapshot.sectionIdentifiers[attributes.indexPath.section]
            let item: Int = snapshot.itemIdentifiers(inSection: section)[attributes.indexPath.item]
            let shown: String? = (cell as? Card)?.label.text
            if shown != text(of: item) { return "\(name) shows \(shown ?? "nothing"), not \(text(of: item))" }
        }
        return overlap(expected) ?? strayViews(expected.count)
    }

    private func sizeProblem(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes)
        -> String?
    {
        guard attributes.fitsHeight || attributes.fitsWidth, view is UICollectionViewCell else { return nil }
        let preferred: CGSize = view.preferredLayoutAttributesFitting(attributes.copied()).size
        // Items of estimated height in a row are each as high as their own content. Sizes differ slightly from the
        // preferred sizes, because edges are on whole pixels.
        guard abs(preferred.height - attributes.size.height) < 0.51, abs(preferred.width - attributes.size.width) < 0.51
        else { return "has the size \(attributes.size), but prefers \(preferred)" }
        return nil
    }

    private func overlap(_ shown: [UICollectionViewLayoutAttributes]) -> String? {
        let cells = shown.filter { $0.representedElementCategory == .cell }
        for (index, one) in cells.enumerated() {
            for other in cells[(index + 1)...] {
                let (first, second) = (one.element.debugText, other.element.debugText)
                let common: CGRect = one.frame.intersection(other.frame)
                if one.indexPath.section == other.indexPath.section, common.width > 0.51, common.height > 0.51 {
                    return "\(first) overlaps \(second)"
                }
            }
        }
        return nil
    }

    /// Returns a description of the difference if the number of cells, headers and badges in the view hierarchy is not
    /// `count`. Otherwise, returns nil.
    private func strayViews(_ count: Int) -> String? {
        var found = 0
        func visit(_ view: UIView) {
            for subview in view.subviews {
                if subview is UICollectionReusableView { found += 1 } else { visit(subview) }
            }
        }
        visit(collection)
        return found == count ? nil : "\(found) views in the hierarchy, not \(count)"
    }
}
