import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

@MainActor @Suite(.onStage) struct ListCellTests {
    /// Returns a cell of 375 by 44 points with text.
    private func makeCell(
        _ text: String = "Text", _ accessories: [UICellAccessory] = [], rightToLeft: Bool = false
    ) -> UICollectionViewListCell {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        if rightToLeft { cell.semanticContentAttribute = .forceRightToLeft }
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
        if rightToLeft { cell.contentView.semanticContentAttribute = .forceRightToLeft }
        cell.accessories = accessories
        cell.layoutIfNeeded()
        return cell
    }

    private func row(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, isFirst: Bool = false, isLast: Bool = false
    ) -> ListRow {
        var separators = UIListSeparatorConfiguration(listAppearance: appearance)
        separators.topSeparatorVisibility = .hidden
        separators.bottomSeparatorVisibility = .visible
        return ListRow(appearance: appearance, isFirst: isFirst, isLast: isLast, separators: separators)
    }

    /// Returns the frames of the accessories, from the left.
    private func frames(_ cell: UICollectionViewListCell) -> [CGRect] {
        cell.accessoryViews.filter { $0.view.superview === cell }.map(\.view.frame).sorted { $0.minX < $1.minX }
    }

    @Test func `trailing accessories are in their standard order beside the content`() {
        let cell = makeCell("Text", [.disclosureIndicator(), .label(text: "12"), .checkmark()])
        let kinds: [String?] = cell.accessoryViews.sorted { $0.view.frame.minX < $1.view.frame.minX }
            .map(\.accessory.accessoryType.name)
        expect(kinds, equals: ["label", "checkmark", "disclosureIndicator"])
        let frames: [CGRect] = frames(cell)
        expect(frames[2], equals: CGRect(x: 351, y: 15.5, width: 8, height: 13))
        expect(frames[1].maxX, equals: frames[2].minX - 12)
        expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.maxX == frames[0].minX)
    }

    @Test func `accessories grow with the user's text`() throws {
        let stage = Stage()
        let accessories: [UICellAccessory] = [.disclosureIndicator(), .checkmark(), .reorder(displayed: .always)]
        let cell = makeCell("Text", accessories)
        stage.root.addSubview(cell)
        stage.host.turn()
        let usual: [CGRect] = frames(cell)
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        stage.host.turn()
        let large: [CGRect] = frames(cell)
        for (usual, large) in zip(usual.prefix(2), large) {
            expect(large.width > 2 * usual.width && abs(large.width / usual.width - large.height / usual.height) < 0.05)
        }
        expect(large[2].width, isGreaterThan: usual[2].width + 22)
        expect(large[2].maxX == 359 && cell.contentView.frame.maxX == large[0].minX)
    }

    @Test func `an estimated width becomes that of the text and the accessories`() {
        let accessories: [UICellAccessory] = [.disclosureIndicator(), .checkmark()]
        let cases: [(String, [UICellAccessory])] = [
            ("Text", []), ("Text", accessories), ("A longer text", accessories),
        ]
        let widths: [CGFloat] = cases.map { text, shown in
            let cell = makeCell(text, shown)
            let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
            attributes.size = CGSize(width: 20, height: 30)
            attributes.hasEstimatedWidth = true
            let size: CGSize = cell.preferredLayoutAttributesFitting(attributes).size
            cell.frame.size = size
            cell.layoutIfNeeded()
            let label: CGRect = (cell.contentView as? UIListContentView)?.textFrame ?? .zero
            let body = UILabel()
            body.font = .preferredFont(forTextStyle: .body)
            body.text = text
            expect(size.height == 44 && abs(label.width - body.intrinsicContentSize.width) < 1)
            return size.width
        }
        expect(widths[0] < widths[1] && widths[1] < widths[2] && widths[2] < 300)
    }

    @Test func `a right-to-left cell is the mirror image`() {
        let accessories: [UICellAccessory] = [.disclosureIndicator(), .checkmark()]
        let cell = makeCell("Text", accessories)
        let mirrored = makeCell("Text", accessories, rightToLeft: true)
        let expected: [CGRect] = frames(cell).reversed().map {
            CGRect(x: 375 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
        }
        expect(frames(mirrored), equals: expected)
        expect(mirrored.contentView.frame.maxX, equals: 375)
        expect(mirrored.contentView.frame.minX, equals: 375 - cell.contentView.frame.maxX)
    }

    @Test func `custom views have the position and width that the app specifies`() {
        let (first, second) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)), UIView())
        second.frame.size = CGSize(width: 10, height: 10)
        let cell = makeCell(
            "Text",
            [
                .customView(
                    configuration: .init(
                        customView: first, placement: .leading(), reservedLayoutWidth: .custom(40),
                        maintainsFixedSize: true)),
                .disclosureIndicator(), .checkmark(),
                .customView(
                    configuration: .init(
                        customView: second,
                        placement: .trailing(at: UICellAccessory.Placement.position(before: .disclosureIndicator)),
                        maintainsFixedSize: true)),
            ])
        expect(first.frame, equals: CGRect(x: 26, y: 17, width: 20, height: 10))
        expect(cell.contentView.frame.minX, equals: 56)
        let disclosure: CGRect = cell.accessoryViews.first { $0.accessory.accessoryType.name == "disclosureIndicator" }!
            .view.frame
        expect(second.frame.maxX, equals: disclosure.minX - 12)
    }

    @Test func `indentation moves the content, and the leading accessories if they are indented`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let cell = makeCell(
            "Text",
            [.customView(configuration: .init(customView: view, placement: .leading(), maintainsFixedSize: true))])
        cell.indentationLevel = 2
        cell.layoutIfNeeded()
        expect(view.frame.minX == 36 && cell.contentView.frame.minX == 56)
        cell.indentsAccessories = false
        cell.indentationWidth = 5
        cell.layoutIfNeeded()
        expect(view.frame.minX == 16 && cell.contentView.frame.minX == 46)
    }

    @Test func `the separator begins at the text, and follows constraints of its guide`() {
        let cell = makeCell()
        cell.listRowDidChange(to: row(.plain))
        cell.layoutIfNeeded()
        expect(cell.bottomSeparator?.frame.minX == 16 && cell.bottomSeparator?.frame.maxX == 375)
        expectNil(cell.topSeparator)
        cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 60).isActive = true
        cell.layoutIfNeeded()
        expect(cell.bottomSeparator?.frame.minX == 60 && cell.bottomSeparator?.frame.maxX == 375)
    }

    @Test func `the background follows the list and the state`() {
        let cell = makeCell()
        cell.listRowDidChange(to: row(.plain))
        cell.layoutIfNeeded()
        expect(cell.backgroundConfigurationView?.backgroundColor, equals: .systemBackground)
        cell.listRowDidChange(to: row(.insetGrouped, isFirst: true))
        cell.layoutIfNeeded()
        let view: UIView = cell.backgroundConfigurationView!
        expect(view.backgroundColor == .secondarySystemGroupedBackground && view.layer.cornerRadius == 10)
        expect(view.layer.maskedCorners, equals: [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        cell.isHighlighted = true
        cell.layoutIfNeeded()
        expect(view.backgroundColor, equals: .systemGray4)
        cell.isHighlighted = false
        var own = UIBackgroundConfiguration.listPlainCell()
        own.backgroundColor = .systemYellow
        own.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
        cell.backgroundConfiguration = own
        cell.isSelected = true
        cell.layoutIfNeeded()
        expect(view.backgroundColor, equals: .systemYellow)
        expect(cell.backgroundConfigurationView?.frame, equals: CGRect(x: 4, y: 2, width: 363, height: 36))
        cell.backgroundConfiguration = nil
        cell.layoutIfNeeded()
        expectNil(cell.backgroundConfigurationView)
    }

    @Test func `handlers receive the state, and their configurations are shown`() {
        let cell = makeCell()
        var states: [Bool] = []
        cell.configurationUpdateHandler = { cell, state in
            states.append(state.isSelected)
            guard let cell = cell as? UICollectionViewListCell else { return }
            var content = UIListContentConfiguration.cell().updated(for: state)
            content.text = state.isSelected ? "Chosen" : "Not chosen"
            cell.contentConfiguration = content
            cell.accessories = state.isSelected ? [.checkmark()] : []
        }
        cell.layoutIfNeeded()
        expect(frames(cell).isEmpty)
        cell.isSelected = true
        cell.layoutIfNeeded()
        expect(states, equals: [false, true])
        expect(frames(cell).count, equals: 1)
        cell.isSelected = false
        cell.layoutIfNeeded()
        expect(frames(cell).isEmpty)
    }

    @Test func `colors of configurations are those of the state unless the app set others`() {
        var state = UICellConfigurationState(traitCollection: .current)
        state.isDisabled = true
        var content = UIListContentConfiguration.subtitleCell()
        expect(content.updated(for: state).textProperties.color, equals: .tertiaryLabel)
        content.textProperties.color = .systemRed
        expect(content.updated(for: state).textProperties.color, equals: .systemRed)
        expect(content.updated(for: state).secondaryTextProperties.color, equals: .tertiaryLabel)
        state = UICellConfigurationState(traitCollection: .current)
        state.isSelected = true
        expect(UIListContentConfiguration.sidebarCell().updated(for: state).textProperties.color, equals: .white)
        expectNil(UIBackgroundConfiguration.listSidebarCell().updated(for: state).backgroundColor)
        var background = UIBackgroundConfiguration.listSidebarCell().updated(for: state)
        expect(background.resolvedBackgroundColor(for: .systemBlue), equals: .systemBlue)
        background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        expect(background.resolvedBackgroundColor(for: .systemBlue), equals: .systemBlue.withAlphaComponent(0.5))
        state.listEnvironment = .insetGrouped
        expect(UIListContentConfiguration.header().updated(for: state).textProperties.transform, equals: .uppercase)
        expect(
            UIBackgroundConfiguration.listCell().updated(for: state).backgroundColor,
            equals: UIBackgroundConfiguration.listGroupedCell().updated(for: state).backgroundColor)
    }

    /// Compares the size and weight of the primary font and the top and bottom margins of each factory method's
    /// configuration.
    @Test func `every style has its font, colors and margins`() {
        typealias Content = UIListContentConfiguration
        let styles: [(Content, size: CGFloat, isBold: Bool, top: CGFloat, bottom: CGFloat)] = [
            (.cell(), 17, false, 11, 11), (.subtitleCell(), 17, false, 8, 8), (.valueCell(), 17, false, 11, 11),
            (.plainHeader(), 15, true, 5, 5), (.plainFooter(), 13, false, 5, 5), (.groupedHeader(), 13, false, 16, 7),
            (.groupedFooter(), 13, false, 7, 7), (.prominentInsetGroupedHeader(), 20, true, 16, 7),
            (.extraProminentInsetGroupedHeader(), 22, true, 16, 7), (.sidebarCell(), 17, false, 11, 11),
            (.sidebarSubtitleCell(), 17, false, 8, 8), (.accompaniedSidebarCell(), 17, false, 11, 11),
            (.accompaniedSidebarSubtitleCell(), 17, false, 8, 8), (.sidebarHeader(), 20, true, 11, 11),
        ]
        for (index, style) in styles.enumerated() {
            var (content, size, isBold, top, bottom) = style
            content.text = "text"
            let view = content.makeContentView()
            view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
            view.layoutIfNeeded()
            let label = view.subviews.compactMap { $0 as? UILabel }.first { $0.text?.lowercased() == "text" }
            expect(label?.font.pointSize, equals: size, "style \(index)")
            expect(label?.font.fontDescriptor.symbolicTraits.contains(.traitBold), equals: isBold, "style \(index)")
            expect(label?.text, equals: (index == 5 ? "TEXT" : "text"))
            let margins = content.directionalLayoutMargins
            expect(margins.top == top && margins.bottom == bottom && margins.leading == 16, "style \(index)")
            let fitting: CGFloat = view.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height
            expect(abs(fitting - (top + bottom + (label?.font.lineHeight ?? 0))), isLessThan: 1, "style \(index)")
        }
    }

    @Test func `transformers change the colors of text, images and strokes`() {
        let dim = UIConfigurationColorTransformer { $0.withAlphaComponent(0.25) }
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "text"
        content.secondaryText = "more"
        content.textProperties.colorTransformer = dim
        content.secondaryTextProperties.colorTransformer = dim
        let view = content.makeContentView()
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        view.layoutIfNeeded()
        let labels = view.subviews.compactMap { $0 as? UILabel }
        expect(labels.first { $0.text == "text" }?.textColor, equals: UIColor.label.withAlphaComponent(0.25))
        expect(labels.first { $0.text == "more" }?.textColor, equals: UIColor.secondaryLabel.withAlphaComponent(0.25))
        content.imageProperties.tintColor = .systemRed
        content.imageProperties.tintColorTransformer = dim
        let tint: UIColor = content.imageProperties.resolvedTintColor(for: .systemBlue)
        expect(tint, equals: UIColor.systemRed.withAlphaComponent(0.25))
        var background = UIBackgroundConfiguration.clear()
        background.strokeColor = .systemGreen
        background.strokeColorTransformer = dim
        expect(background.resolvedStrokeColor(for: .systemBlue), equals: UIColor.systemGreen.withAlphaComponent(0.25))
    }

    @Test func `a cell in a list is at least 44 points high, and grows with its text`() {
        let long = String(repeating: "many words ", count: 30)
        for (text, accessories) in [("Text", []), (long, []), (long, [UICellAccessory.disclosureIndicator()])] {
            let cell = makeCell(text, accessories)
            let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
            attributes.size = CGSize(width: 375, height: 10)
            let size: CGSize = cell.preferredLayoutAttributesFitting(attributes).size
            expect(size.width, equals: 375)
            if text == long { expect(size.height, isGreaterThan: 150) } else { expect(size.height, equals: 44) }
        }
    }

    @Test func `accessories for editing move in and out with the content`() {
        let stage = Stage()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 375, height: 44)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
        var deleted: [Int] = []
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "\(item)"
            cell.contentConfiguration = content
            cell.accessories = [
                .delete(actionHandler: { deleted.append(item) }), .multiselect(), .reorder(),
                .disclosureIndicator(displayed: .whenNotEditing),
            ]
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
            collection, path, item in
            collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([7, 8])
        source.apply(snapshot, animatingDifferences: false)
        stage.root.addSubview(collection)
        stage.host.turn()
        guard let cell = collection.cellForItem(at: [0, 0]) as? UICollectionViewListCell else {
            Issue.record("There is no cell.")
            return
        }
        expect(frames(cell).count == 1 && cell.contentView.frame.minX == 0)
        collection.isEditing = true
        collection.allowsMultipleSelectionDuringEditing = true
        stage.advance(by: 0.1)
        let moving: CGFloat = cell.contentView.layer.presentation()!.frame.minX
        expect(moving > 0 && moving < 72)
        stage.advance(by: 1)
        // The selection circle, the delete button and the handle. The disclosure indicator is transparent.
        let visible: [ListAccessoryView] = cell.subviews.compactMap { $0 as? ListAccessoryView }.filter {
            $0.alpha == 1
        }
        expect(Set(visible.map(\.kind)), equals: [.selection, .delete, .reorder])
        expect(cell.contentView.frame.minX, equals: 72)
        visible.first { $0.kind == .delete }?.sendActions(for: .touchUpInside)
        expect(deleted, equals: [7])
        collection.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        stage.host.turn()
        expect(visible.first { $0.kind == .selection }?.isChecked, equals: true)
        collection.isEditing = false
        stage.advance(by: 1)
        expect(cell.contentView.frame.minX == 0 && collection.indexPathsForSelectedItems == [])
    }

    @Test func `layout guides of the content follow the text and the image`() {
        let view = UIListContentView(configuration: .cell())
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        expect(view.textLayoutGuide == nil && view.imageLayoutGuide == nil)
        var content = UIListContentConfiguration.valueCell()
        content.text = "Text"
        content.secondaryText = "Value"
        view.configuration = content
        view.layoutIfNeeded()
        let guide: UILayoutGuide = view.secondaryTextLayoutGuide!
        view.layoutIfNeeded()
        expect(guide.layoutFrame.maxX == 284 && view.textLayoutGuide?.layoutFrame.minX == 16)
        view.frame.size.width = 400
        view.layoutIfNeeded()
        expect(guide.layoutFrame.maxX, equals: 384)
    }

    @Test func `a content view from an archive clips its image`() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let view = try #require(UIListContentView(coder: coder))
        let image = try #require(view.subviews.lazy.compactMap { $0 as? UIImageView }.first)
        expect(image.clipsToBounds && image.contentMode == .scaleAspectFit)
    }

    @Test func `a longer label accessory leaves less space for the text that is measured`() {
        let text = "A text that needs two lines beside a long label, but only one line beside a short one"
        let short: [UICellAccessory] = [.label(text: "1")]
        let long: [UICellAccessory] = [.label(text: "Twelve thousand and one")]
        func size(_ cell: UICollectionViewListCell) -> CGSize {
            cell.systemLayoutSizeFitting(
                CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        let cell = makeCell(text, short)
        cell.accessories = long
        expect(size(cell), equals: size(makeCell(text, long)))
        expect(size(cell).height, isGreaterThan: size(makeCell(text, short)).height)
        let narrow = makeCell(text, long)
        narrow.accessories = short
        expect(narrow.widthBesidesContent, equals: makeCell(text, short).widthBesidesContent)
    }

    @Test func `a custom accessory stays hidden or transparent if the app wants it`() {
        let spinner = UIActivityIndicatorView(style: .medium)
        func accessory(isHidden: Bool = false) -> UICellAccessory {
            .customView(configuration: .init(customView: spinner, placement: .trailing(), isHidden: isHidden))
        }
        let cell = makeCell("Text", [accessory()])
        expect(spinner.isHidden)
        spinner.alpha = 0
        cell.isSelected = true
        cell.layoutIfNeeded()
        expect(spinner.isHidden && spinner.alpha == 0)
        spinner.startAnimating()
        cell.accessories = [accessory(isHidden: true)]
        cell.layoutIfNeeded()
        expect(spinner.isHidden)
        cell.accessories = [accessory()]
        cell.layoutIfNeeded()
        expect(!spinner.isHidden)
        cell.accessories = [accessory(isHidden: true)]
        cell.layoutIfNeeded()
        cell.accessories = []
        expect(!spinner.isHidden && spinner.superview == nil)
        spinner.stopAnimating()
    }

    @Test func `the accessories of a selected cell in a sidebar have the color of its text`() {
        let accessories: [UICellAccessory] = [
            .outlineDisclosure(options: .init(style: .cell)), .label(text: "13"),
            .checkmark(options: .init(tintColor: .systemGreen)),
        ]
        func colors(_ cell: UICollectionViewListCell, isSelected: Bool) -> [UIColor?] {
            cell.isSelected = isSelected
            cell.layoutIfNeeded()
            return cell.accessories.map { accessory in
                let type = accessory.accessoryType
                let view = cell.accessoryViews.first { $0.accessory.accessoryType.isSame(as: type) }?.view
                return (view as? ListAccessoryView)?.color ?? (view as? UILabel)?.textColor
            }
        }
        let cell = makeCell("Text", accessories)
        expect(colors(cell, isSelected: true), equals: [nil, .secondaryLabel, .systemGreen])
        var content = UIListContentConfiguration.sidebarCell()
        content.text = "Text"
        cell.isSelected = false
        cell.contentConfiguration = content
        expect(colors(cell, isSelected: true), equals: [.white, .white, .systemGreen])
        expect(colors(cell, isSelected: false), equals: [nil, .secondaryLabel, .systemGreen])
    }
}
