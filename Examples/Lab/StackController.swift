import UIKit

/// A stack view with controls for its properties.
final class StackController: UIViewController {
    private let tiles: [Tile] = [
        Tile("One", color: .systemBlue, style: .title2), Tile("Two", color: .systemOrange, style: .body),
        Tile("Three", color: .systemGreen, style: .largeTitle),
    ]
    private lazy var stack = UIStackView(arrangedSubviews: tiles)
    private let axis = UISegmentedControl(items: ["Horizontal", "Vertical"])
    private let distribution = UISegmentedControl(items: ["Fill", "Equal", "Prop.", "Space", "Center"])
    private let alignment = UISegmentedControl(items: [])
    private let spacing = UISlider()
    private let distributionCaption: UILabel = .caption("")
    private let alignmentCaption: UILabel = .caption("")
    private let spacingCaption: UILabel = .caption("")

    private static let distributions: [(name: String, value: UIStackView.Distribution)] = [
        ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
        ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
    ]

    /// The alignments for the current axis: the segment's title, Apple's name, and the value.
    private var alignments: [(title: String, name: String, value: UIStackView.Alignment)] {
        if stack.axis == .vertical {
            return [
                ("Fill", "fill", .fill), ("Leading", "leading", .leading), ("Center", "center", .center),
                ("Trailing", "trailing", .trailing),
            ]
        }
        return [
            ("Fill", "fill", .fill), ("Top", "top", .top), ("Center", "center", .center), ("Bottom", "bottom", .bottom),
            ("First", "firstBaseline", .firstBaseline), ("Last", "lastBaseline", .lastBaseline),
        ]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Stack"
        view.backgroundColor = .systemGroupedBackground
        stack.spacing = 8
        stack.alignment = .center
        stack.distribution = .equalSpacing
        stack.accessibilityIdentifier = "stack"
        makePage()
        prepareControls()
        updateCaptions()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // On a narrow screen, the widths of segments are proportional to their titles.
        for control in [distribution, alignment] {
            control.apportionsSegmentWidthsByContent = view.bounds.width < 350
        }
    }

    private func makePage() {
        let controls: UIView = .card(makeControls())
        // The controls have their minimum height; the tiles fill the rest.
        let height = controls.heightAnchor.constraint(equalToConstant: 0)
        height.priority = UILayoutPriority(251)
        height.isActive = true
        TwoPartView(.card(stack), controls).fill(view)
    }

    private func makeControls() -> UIStackView {
        let toggles = UIStackView(arrangedSubviews: tiles.map(makeToggle))
        if traitCollection.preferredContentSizeCategory.isAccessibilityCategory { toggles.axis = .vertical }
        toggles.distribution = .fillEqually
        toggles.spacing = 8
        let groups: [[UIView]] = [
            [axis], [distributionCaption, distribution], [alignmentCaption, alignment], [spacingCaption, spacing],
            [toggles],
        ]
        let rows: [UIStackView] = groups.map { views in
            let row = UIStackView(arrangedSubviews: views)
            row.axis = .vertical
            row.spacing = 4
            return row
        }
        let controls = UIStackView(arrangedSubviews: rows)
        controls.axis = .vertical
        controls.spacing = 10
        controls.distribution = .equalSpacing
        return controls
    }

    /// Creates a button that hides and shows a tile.
    private func makeToggle(_ tile: Tile) -> UIButton {
        let button = UIButton(configuration: .tinted())
        button.setTitle(tile.text, for: .normal)
        button.addAction(
            UIAction { [weak self, weak button] _ in
                let hides: Bool = !tile.isHidden
                button?.configuration = hides ? .gray() : .tinted()
                button?.setTitle(tile.text, for: .normal)
                self?.change {
                    tile.isHidden = hides
                    tile.alpha = hides ? 0 : 1
                }
            }, for: .touchUpInside)
        return button
    }

    // MARK: Changes

    private func prepareControls() {
        axis.selectedSegmentIndex = 0
        axis.addAction(
            UIAction { [weak self] _ in
                self?.change { self?.stack.axis = self?.axis.selectedSegmentIndex == 0 ? .horizontal : .vertical }
                self?.showAlignments()
            }, for: .valueChanged)
        distribution.selectedSegmentIndex = 3
        distribution.addAction(
            UIAction { [weak self] _ in
                self?.change {
                    self?.stack.distribution = Self.distributions[self?.distribution.selectedSegmentIndex ?? 0].value
                }
            }, for: .valueChanged)
        showAlignments()
        alignment.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                let chosen = alignments[alignment.selectedSegmentIndex].value
                change { self.stack.alignment = chosen }
            }, for: .valueChanged)
        spacing.maximumValue = 40
        spacing.value = 8
        spacing.addAction(
            UIAction { [weak self] _ in
                self?.stack.spacing = CGFloat(self?.spacing.value ?? 0).rounded()
                self?.updateCaptions()
            }, for: .valueChanged)
    }

    /// Makes changes, and animates the resulting layout.
    private func change(_ changes: @escaping () -> Void) {
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) {
            changes()
            self.view.layoutIfNeeded()
        }
        updateCaptions()
    }

    /// Shows the alignments for the current axis, and keeps the selected alignment if it is available.
    private func showAlignments() {
        alignment.removeAllSegments()
        for (index, one) in alignments.enumerated() {
            alignment.insertSegment(withTitle: one.title, at: index, animated: false)
        }
        let index: Int = alignments.firstIndex { $0.value == stack.alignment } ?? 0
        alignment.selectedSegmentIndex = index
        stack.alignment = alignments[index].value
        updateCaptions()
    }

    private func updateCaptions() {
        let distributionName: String = Self.distributions.first { $0.value == stack.distribution }?.name ?? ""
        let alignmentName: String = alignments.first { $0.value == stack.alignment }?.name ?? ""
        distributionCaption.text = "Distribution: \(distributionName)"
        alignmentCaption.text = "Alignment: \(alignmentName)"
        spacingCaption.text = "Spacing: \(Int(stack.spacing))"
    }
}
