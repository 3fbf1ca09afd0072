import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

/// Self-sizing items whose constraints are added late, or belong to the cell itself.
@MainActor @Suite(.onStage) struct CellOwnConstraintTests {
    /// A cell that adds its constraints in `updateConstraints()`.
    private final class LateCell: UICollectionViewCell {
        private let box = UIView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            setNeedsUpdateConstraints()
        }

        required init?(coder: NSCoder) { nil }

        override func updateConstraints() {
            if contentView.constraints.isEmpty {
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: contentView.topAnchor),
                    box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                    box.heightAnchor.constraint(equalToConstant: 100),
                    box.widthAnchor.constraint(equalToConstant: 80),
                ])
            }
            super.updateConstraints()
        }
    }

    /// A cell whose constraints connect it with views inside and outside its content view.
    private final class OwnCell: UICollectionViewCell {
        let box = UIView()
        let line = UIView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(box)
            addSubview(line)
            for view in [box, line] { view.translatesAutoresizingMaskIntoConstraints = false }
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: topAnchor), box.leadingAnchor.constraint(equalTo: leadingAnchor),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                box.heightAnchor.constraint(equalToConstant: 100), box.widthAnchor.constraint(equalToConstant: 80),
                line.topAnchor.constraint(equalTo: box.bottomAnchor),
                line.heightAnchor.constraint(equalToConstant: 20),
                line.leadingAnchor.constraint(equalTo: leadingAnchor),
                line.trailingAnchor.constraint(equalTo: trailingAnchor),
                line.bottomAnchor.constraint(equalTo: bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    private func cells(_ type: UICollectionViewCell.Type) -> [UICollectionViewCell] {
        let stage = Stage()
        let source = Source()
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
        view.register(type, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        stage.root.addSubview(view)
        stage.host.turn()
        return view.visibleCells
    }

    @Test func `constraints that the cell adds in updateConstraints determine its size`() {
        let sizes: [CGSize] = cells(LateCell.self).map(\.bounds.size)
        expect(sizes, equals: Array(repeating: CGSize(width: 80, height: 100), count: 2))
    }

    @Test func `constraints of the cell itself determine its size`() throws {
        let found: [UICollectionViewCell] = cells(OwnCell.self)
        expect(found.map(\.bounds.size), equals: Array(repeating: CGSize(width: 80, height: 120), count: 2))
        let cell = try #require(found.first as? OwnCell)
        expect(cell.contentView.frame, equals: cell.bounds)
        expect(cell.box.frame == CGRect(x: 0, y: 0, width: 80, height: 100) && cell.line.frame.minY == 100)
    }
}
