import UIKitLists

/// The cost of a compositional layout of 100,000 items, compared with a flow layout with the same frames.
@MainActor
enum CompositionalCost {
    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100_000 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private static let visible = CGRect(x: 0, y: 0, width: 400, height: 800)

    static func figures() -> [(name: String, value: Double, yardstick: Double?)] {
        let (grid, flowGrid): (() -> UICollectionViewLayout, () -> UICollectionViewLayout) = (makeGrid, makeFlow)
        let (list, flowList): (() -> UICollectionViewLayout, () -> UICollectionViewLayout) = (makeList, makeFlowList)
        return [
            ("compositional layout, first pass", firstPass(grid), firstPass(flowGrid)),
            ("compositional layout, scroll step", scrollStep(grid), scrollStep(flowGrid)),
            ("estimated heights, first pass", firstPass(list), firstPass(flowList)),
            ("estimated heights, scroll step", scrollStep(list), scrollStep(flowList)),
        ]
    }

    // MARK: Layouts

    private static func makeGrid() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
            subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    private static func makeFlow() -> UICollectionViewLayout {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 100)
        flow.minimumLineSpacing = 0
        flow.minimumInteritemSpacing = 0
        return flow
    }

    private static func makeList() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    private static func makeFlowList() -> UICollectionViewLayout {
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = CGSize(width: 400, height: 44)
        flow.minimumLineSpacing = 0
        return flow
    }

    // MARK: Times

    /// Returns the time to prepare the layout and compute the attributes of the first screen, in milliseconds, without
    /// cells.
    private static func firstPass(_ make: () -> UICollectionViewLayout) -> Double {
        (0..<21).map { _ in
            let layout = make()
            let source = Source()
            let view = UICollectionView(frame: visible, collectionViewLayout: layout)
            view.dataSource = source
            return withExtendedLifetime((source, view)) {
                milliseconds {
                    layout.prepare()
                    precondition(layout.layoutAttributesForElements(in: visible)?.isEmpty == false)
                }
            }
        }.reduce(.infinity, min)
    }

    /// Returns the mean time to compute the attributes of a screen, in milliseconds. Each screen is one row below the
    /// previous one.
    private static func scrollStep(_ make: () -> UICollectionViewLayout) -> Double {
        let layout = make()
        let source = Source()
        let view = UICollectionView(frame: visible, collectionViewLayout: layout)
        view.dataSource = source
        layout.prepare()
        let steps = 2_000
        return withExtendedLifetime((source, view)) {
            (0..<3).map { _ in
                milliseconds {
                    for step in 0..<steps {
                        _ = layout.layoutAttributesForElements(in: visible.offsetBy(dx: 0, dy: CGFloat(step) * 100))
                    }
                } / Double(steps)
            }.reduce(.infinity, min)
        }
    }

    private static func milliseconds(_ body: () -> Void) -> Double {
        ContinuousClock().measure(body) / .milliseconds(1)
    }
}
