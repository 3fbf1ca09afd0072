import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

@MainActor @Suite(.onStage) struct CellTests {
    func cell(_ style: UITableViewCell.CellStyle, width: CGFloat = 400, height: CGFloat = 44) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
        return cell
    }

    @Test func `cell styles have the labels of Apple's cells`() {
        expect(cell(.default).textLabel != nil && cell(.default).detailTextLabel == nil)
        for style in [UITableViewCell.CellStyle.value1, .value2, .subtitle] {
            expect(cell(style).detailTextLabel != nil)
        }
        expectNil(cell(.value2).imageView)
    }

    @Test func `text is centered vertically with margins of 16 points`() {
        let cell = cell(.default)
        cell.textLabel?.text = "Text"
        cell.layoutIfNeeded()
        let frame: CGRect = cell.textLabel!.frame
        expect(frame.minX == 16 && frame.maxX == 384)
        expect(abs(frame.midY - 22), isAtMost: 0.5)
    }

    @Test func `attributed text without a paragraph style keeps the alignment of the cell's style`() {
        let cell = cell(.value2)
        cell.textLabel?.attributedText = NSAttributedString(string: "Name")
        cell.layoutIfNeeded()
        expect(cell.textLabel?.textAlignment, equals: .right)
    }

    @Test func `a value is at the trailing edge, or below the text if both do not fit`() {
        let cell = cell(.value1)
        cell.textLabel?.text = "Name"
        cell.detailTextLabel?.text = "Value"
        cell.layoutIfNeeded()
        expect(cell.detailTextLabel!.frame.maxX, equals: 384)
        expect(cell.textLabel!.frame.midY, equals: cell.detailTextLabel!.frame.midY)
        cell.detailTextLabel?.numberOfLines = 0
        cell.detailTextLabel?.text = String(repeating: "a long value ", count: 8)
        cell.frame.size.height = cell.fittingHeight(width: 400)
        cell.layoutIfNeeded()
        expect(cell.detailTextLabel!.frame.minY, isGreaterThan: cell.textLabel!.frame.maxY)
    }

    @Test func `standard cells wrap at accessibility sizes, unless numberOfLines was set`() throws {
        let stage = Stage()
        let cell = cell(.subtitle, width: 300)
        stage.root.addSubview(cell)
        let text: UILabel = try #require(cell.textLabel)
        let detail: UILabel = try #require(cell.detailTextLabel)
        text.text = "A title that is longer than one line of this cell"
        detail.text = "A detail that is longer than one line of this cell, too"
        detail.numberOfLines = 1
        expect(text.numberOfLines, equals: 1)
        let usual: CGFloat = cell.fittingHeight(width: 300)
        stage.window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        stage.host.turn()
        expect(text.numberOfLines, equals: 1)
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        stage.host.turn()
        expect(text.numberOfLines == 0 && detail.numberOfLines == 1)
        expect(cell.fittingHeight(width: 300), isGreaterThan: usual + 2 * text.font.lineHeight)
        stage.window.traitOverrides.preferredContentSizeCategory = .large
        stage.host.turn()
        expect(text.numberOfLines == 1 && cell.fittingHeight(width: 300) == usual)
    }

    @Test func `title and subtitle are centered together`() {
        let cell = cell(.subtitle, height: 80)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Subtitle"
        cell.layoutIfNeeded()
        let title: CGRect = cell.textLabel!.frame
        let subtitle: CGRect = cell.detailTextLabel!.frame
        expect(subtitle.minY, isAtLeast: title.maxY)
        expect(abs((title.minY + subtitle.maxY) / 2 - 40), isAtMost: 0.5)
        expect(title.minX, equals: subtitle.minX)
    }

    @Test func `an image moves the text and the separator`() {
        let cell = cell(.default)
        cell.tableContext.separatorStyle = .singleLine
        cell.textLabel?.text = "Text"
        cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
        cell.layoutIfNeeded()
        expect(cell.imageView?.frame, equals: CGRect(x: 16, y: 12, width: 30, height: 20))
        expect(cell.textLabel?.frame.minX, equals: 61)
        expect(cell.separator.frame.minX, equals: 61)
    }

    @Test func `an accessory reduces the width of the content`() {
        let cell = cell(.default)
        cell.textLabel?.text = "Text"
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        expect(cell.contentView.frame, equals: CGRect(x: 0, y: 0, width: 376, height: 44))
        expect(cell.accessory?.frame.maxX, equals: 384)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        cell.accessoryView = view
        cell.layoutIfNeeded()
        expectNil(cell.accessory)
        expect(view.frame, equals: CGRect(x: 334, y: 7, width: 50, height: 30))
        expect(cell.textLabel!.frame.maxX, isLessThan: 334)
    }

    @Test func `accessories and controls grow with the user's text`() throws {
        let rows = RowSource.editable(3)
        let fixture = TableFixture(rows)
        let cell: UITableViewCell = try #require(fixture.table.cellForRow(at: fixture.path(0)))
        cell.accessoryType = .disclosureIndicator
        cell.editingAccessoryType = .detailButton
        fixture.stage.host.turn()
        expect(cell.accessory?.frame.size, equals: CGSize(width: 8, height: 13))
        fixture.stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        fixture.stage.host.turn()
        let chevron: CGRect = try #require(cell.accessory?.frame)
        expect(chevron.width > 18 && abs(chevron.width / chevron.height - 8 / 13) < 0.02)
        expect(chevron.maxX == 384 && cell.contentView.frame.maxX == chevron.minX)
        fixture.table.setEditing(true, animated: false)
        fixture.stage.host.turn()
        let edit: CGRect = try #require(cell.editControl?.frame)
        let reorder: CGRect = try #require(cell.reorderControl?.frame)
        let button: CGRect = try #require(cell.accessory?.frame)
        expect(edit.width > 70 && reorder.width > 66 && button.width > 60)
        expect(cell.contentView.frame.minX == edit.maxX - 8 && button.maxX == reorder.minX - 16)
    }

    @Test func `a cell is mirrored in a right-to-left layout`() {
        let cell = cell(.value1)
        cell.semanticContentAttribute = .forceRightToLeft
        cell.textLabel?.text = "Name"
        cell.detailTextLabel?.text = "Value"
        cell.accessoryType = .checkmark
        cell.layoutIfNeeded()
        expect(cell.accessory?.frame.minX, equals: 16)
        expect(cell.contentView.convert(cell.textLabel!.frame, to: cell).maxX, equals: 384)
        expect(cell.contentView.frame.minX, equals: 31)
    }

    @Test func `a selected cell shows a gray or custom background, unless its style is none`() {
        let stage = Stage()
        let cell = cell(.default)
        stage.root.addSubview(cell)
        cell.layoutIfNeeded()
        let plain: Int = cell.subviews.count
        cell.setSelected(true, animated: false)
        expect(cell.subviews.count, equals: plain + 1)
        cell.selectionStyle = .none
        expect(cell.subviews.count, equals: plain)
        cell.selectionStyle = .default
        let own = UIView()
        cell.setSelected(false, animated: false)
        cell.selectedBackgroundView = own
        expectNil(own.superview)
        cell.setHighlighted(true, animated: false)
        expect(own.superview === cell && own.frame == cell.bounds)
        cell.setHighlighted(false, animated: false)
        expectNil(own.superview)
    }

    @Test func `while several rows can be selected, a selected cell can show another background`() throws {
        let fixture = TableFixture(RowSource(count: 3))
        let (one, several) = (UIView(), UIView())
        let cell: UITableViewCell = try #require(fixture.table.cellForRow(at: [0, 1]))
        cell.selectedBackgroundView = one
        cell.multipleSelectionBackgroundView = several
        fixture.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        expect(one.superview === cell && several.superview == nil)
        fixture.table.deselectRow(at: [0, 1], animated: false)
        expect(one.superview == nil && several.superview == nil)
        fixture.table.allowsMultipleSelection = true
        fixture.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        expect(one.superview == nil && several.superview === cell && several.frame == cell.bounds)
        cell.multipleSelectionBackgroundView = nil
        expect(one.superview === cell && several.superview == nil)
    }

    @Test func `a background view replaces the configuration of the background`() {
        let cell = cell(.default)
        for path in [
            \UITableViewCell.backgroundView, \.selectedBackgroundView, \.multipleSelectionBackgroundView,
        ] {
            cell.backgroundConfiguration = .listCell()
            expectNil(cell[keyPath: path])
            cell[keyPath: path] = UIView()
            expectNil(cell.backgroundConfiguration)
        }
    }

    @Test func `a configuration replaces the labels and determines the height`() {
        let cell = cell(.subtitle)
        var content: UIListContentConfiguration = cell.defaultContentConfiguration()
        content.text = "Title"
        content.secondaryText = "Subtitle"
        cell.contentConfiguration = content
        expect(cell.textLabel == nil && cell.contentView is UIListContentView)
        let two: CGFloat = cell.fittingHeight(width: 400)
        expect(two, isGreaterThan: 44)
        content.secondaryText = String(repeating: "many words ", count: 30)
        let view: UIView = cell.contentView
        cell.contentConfiguration = content
        expect(cell.contentView, isIdenticalTo: view)
        expect(cell.fittingHeight(width: 400), isGreaterThan: two + 60)
    }

    @Test func `the update handler receives the state of the cell`() {
        let stage = Stage()
        let cell = cell(.default)
        stage.root.addSubview(cell)
        var states: [Bool] = []
        cell.configurationUpdateHandler = { cell, state in
            states.append(state.isSelected)
            var content: UIListContentConfiguration = .cell()
            content.text = state.isSelected ? "on" : "off"
            cell.contentConfiguration = content
        }
        stage.host.turn()
        cell.setSelected(true, animated: false)
        stage.host.turn()
        expect(states, equals: [false, true])
        let shown = (cell.contentView as? UIListContentView)?.configuration as? UIListContentConfiguration
        expect(shown?.text, equals: "on")
    }
}
