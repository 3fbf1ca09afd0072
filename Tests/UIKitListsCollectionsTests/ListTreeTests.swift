import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

/// The views of lists as text: the kind, the index path, the text and the frame on the screen of each visible element.
///
/// The files in `Trees` contain the expected text. If the environment variable `ENGAWA_RECORD_TREES` is set, the tests
/// write these files.
@MainActor @Suite(.onStage) struct ListTreeTests {
    /// Returns a line for each visible element, from top to bottom and from left to right.
    private func tree(_ fixture: CollectionFixture) -> String {
        fixture.stage.host.turn()
        let lines: [(CGRect, String)] = fixture.collection.visibleViews.map { element, view in
            let frame: CGRect = view.convert(view.bounds, to: fixture.stage.root)
            let kind: String = element.category == .cell ? "item" : element.kind
            let path: String = element.path.map { "\($0)" }.joined(separator: ".")
            let text: String = (view as? ItemSource.Cell)?.label.text.map { " \($0)" } ?? ""
            let place: [CGFloat] = [frame.minX, frame.minY, frame.width, frame.height]
            return (frame, "\(kind) \(path)\(text): \(place.map { String(format: "%g", $0) }.joined(separator: " "))")
        }
        return lines.sorted { ($0.0.minY, $0.0.minX, $0.1) < ($1.0.minY, $1.0.minX, $1.1) }.map(\.1)
            .joined(separator: "\n")
    }

    /// Compares the views with the file `name` in `Trees`.
    private func expectTree(_ fixture: CollectionFixture, equals name: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Trees")
        let file: URL = folder.appendingPathComponent("\(name).txt")
        let found: String = tree(fixture) + "\n"
        if ProcessInfo.processInfo.environment["ENGAWA_RECORD_TREES"] != nil {
            try found.write(to: file, atomically: true, encoding: .utf8)
        }
        let expected = try String(contentsOf: file, encoding: .utf8)
        expect(found, equals: expected, "\(name)")
    }

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    /// A grid with a header and badges, a row that scrolls horizontally, and columns of different widths with a footer.
    private func makePage() -> CollectionFixture {
        let layout = UICollectionViewCompositionalLayout { [self] index, _ in
            let whole: NSCollectionLayoutSize = size(.fractionalWidth(1), .fractionalHeight(1))
            switch index {
            case 0:
                let badge = NSCollectionLayoutSupplementaryItem(
                    layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
                    containerAnchor: NSCollectionLayoutAnchor(
                        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
                let item = NSCollectionLayoutItem(
                    layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
                item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
                let section = NSCollectionLayoutSection(
                    group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [item]))
                section.boundarySupplementaryItems = [
                    NSCollectionLayoutBoundarySupplementaryItem(
                        layoutSize: size(.fractionalWidth(1), .absolute(30)),
                        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
                ]
                return section
            case 1:
                let section = NSCollectionLayoutSection(
                    group: .horizontal(
                        layoutSize: size(.absolute(150), .absolute(100)),
                        subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
                section.orthogonalScrollingBehavior = .continuous
                section.interGroupSpacing = 10
                section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
                return section
            default:
                let wide = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
                let narrow = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
                let column = NSCollectionLayoutGroup.vertical(
                    layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [narrow, narrow])
                let section = NSCollectionLayoutSection(
                    group: .horizontal(
                        layoutSize: size(.fractionalWidth(1), .absolute(120)), subitems: [wide, column]))
                section.boundarySupplementaryItems = [
                    NSCollectionLayoutBoundarySupplementaryItem(
                        layoutSize: size(.absolute(100), .absolute(24)),
                        elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing)
                ]
                return section
            }
        }
        let fixture = CollectionFixture(ItemSource([]), layout: layout)
        fixture.collection.register(
            ItemSource.Title.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "title")
        fixture.source.sections = (0..<3).map { section in (0..<[3, 4, 3][section]).map { "\(section)\($0)" } }
        fixture.collection.reloadData()
        return fixture
    }

    @Test func `a page with several kinds of sections has the expected views`() throws {
        let page = makePage()
        try expectTree(page, equals: "page")
        page.collection.semanticContentAttribute = .forceRightToLeft
        try expectTree(page, equals: "page-right-to-left")
    }

    @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped, .sidebar])
    func `lists whose sections begin with a header have the expected views`(
        _ appearance: UICollectionLayoutListConfiguration.Appearance
    ) throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = .firstItemInSection
        let fixture = CollectionFixture(
            ItemSource([["a", "b", "c"], ["d", "e"]]),
            layout: UICollectionViewCompositionalLayout.list(using: configuration))
        try expectTree(fixture, equals: "list-\(appearance)")
    }
}
