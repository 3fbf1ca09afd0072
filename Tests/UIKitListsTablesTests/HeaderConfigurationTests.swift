import Expectations
import Foundation
import QuartzCore
import TestStage
import Testing

@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite(.onStage) struct HeaderConfigurationTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
            view.configurationUpdateHandler = { view, _ in
                var content = view.defaultContentConfiguration()
                content.text = "Title"
                content.secondaryText = "And more"
                view.contentConfiguration = content
                var background = UIBackgroundConfiguration.clear()
                background.backgroundColor = .systemYellow
                view.backgroundConfiguration = background
            }
            return view
        }
    }

    @Test func `a header shows its content and background configurations`() {
        let stage = Stage()
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .grouped)
        table.dataSource = source
        table.delegate = source
        stage.root.addSubview(table)
        stage.host.turn()
        guard let header = table.headerView(forSection: 0), let content = header.contentView as? UIListContentView
        else {
            Issue.record("The header has no list content view.")
            return
        }
        let labels: [UILabel] = content.subviews.compactMap { $0 as? UILabel }
        expect(labels.map(\.text), equals: ["TITLE", "And more"])
        expectNil(header.textLabel)
        expect(header.frame.height, equals: content.sizeThatFits(CGSize(width: 400, height: 0)).height)
        expect(header.subviews.first?.backgroundColor, equals: .systemYellow)
        header.backgroundConfiguration = nil
        header.contentConfiguration = nil
        header.configurationUpdateHandler = nil
        expect(header.textLabel != nil && header.subviews.count == 1)
    }

    private final class Titles: NSObject, UITableViewDataSource, UITableViewDelegate {
        func numberOfSections(in tableView: UITableView) -> Int { 2 }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            section == 0 ? "Today" : nil
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            guard section == 1 else { return nil }
            let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
            var content = UIListContentConfiguration.plainHeader()
            content.text = "Yesterday"
            view.contentConfiguration = content
            return view
        }
    }

    @Test func `headers of plain tables scale with the preferred text size`() {
        let stage = Stage()
        let source = Titles()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .plain)
        table.dataSource = source
        table.delegate = source
        stage.root.addSubview(table)
        stage.host.turn()
        let larger = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let size: CGFloat = UIFontMetrics(forTextStyle: .subheadline).scaledValue(for: 15, compatibleWith: larger)
        var seen: [[CGFloat]] = []
        for category in [UIContentSizeCategory.large, .accessibilityLarge, .large] {
            stage.window.traitOverrides.preferredContentSizeCategory = category
            stage.host.turn()
            let headers: [UITableViewHeaderFooterView] = (0..<2).compactMap { table.headerView(forSection: $0) }
            let label: UILabel? = headers.last?.contentView.subviews.compactMap { $0 as? UILabel }.first
            seen.append([headers.first?.textLabel?.font.pointSize ?? 0, label?.font.pointSize ?? 0])
            let isHighEnough: Bool = headers.allSatisfy { $0.bounds.height >= (label?.font.lineHeight ?? 0) }
            expect(headers.count == 2 && isHighEnough)
        }
        expect(seen == [[15, 15], [size, size], [15, 15]] && size > 25)
    }

    private final class LongTitle: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
            var content = UIListContentConfiguration.plainHeader()
            content.text = "A title that needs one line in a wide table and several lines in a narrow one"
            view.contentConfiguration = content
            return view
        }
    }

    @Test func `a header is measured again when the width of the table changes`() throws {
        let stage = Stage()
        let source = LongTitle()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 800, height: 800), style: .plain)
        table.dataSource = source
        table.delegate = source
        stage.root.addSubview(table)
        stage.host.turn()
        let wide: CGRect = table.rectForHeader(inSection: 0)
        table.frame.size.width = 200
        stage.host.turn()
        let narrow: CGRect = table.rectForHeader(inSection: 0)
        expect(narrow.height, isGreaterThan: wide.height + 30)
        expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, equals: narrow.maxY)
        table.frame.size.width = 800
        stage.host.turn()
        expect(table.rectForHeader(inSection: 0), equals: wide)
    }

    @Test func `the stroke of a background follows the interface style`() {
        let stage = Stage()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 400, height: 44)
        stage.window.overrideUserInterfaceStyle = .dark
        for outset in [0.0, 2] {
            var background = UIBackgroundConfiguration.clear()
            background.strokeWidth = 1
            background.strokeColor = .label
            background.strokeOutset = outset
            cell.removeFromSuperview()
            cell.backgroundConfiguration = background
            stage.root.addSubview(cell)
            stage.host.turn()
            let stroked: UIView? = outset == 0 ? cell.subviews.first : cell.subviews.first?.subviews.first
            for style in [UIUserInterfaceStyle.dark, .light, .dark] {
                stage.window.overrideUserInterfaceStyle = style
                stage.host.turn()
                let color = UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
                expect(stroked?.layer.borderColor, equals: color.cgColor)
            }
        }
    }

    @Test func `the image of a background is rounded at the same corners as the background`() {
        let view = BackgroundConfigurationView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        var background = UIBackgroundConfiguration.clear()
        background.image = UIImage(systemName: "star")
        background.visualEffect = UIBlurEffect(style: .regular)
        background.strokeWidth = 1
        background.strokeOutset = 2
        let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.show(background, tintColor: .red, cornerRadius: 8, corners: top)
        expect(view.subviews.count, equals: 3)
        expect(view.subviews.map(\.layer.maskedCorners), equals: [top, top, top])
        view.show(background, tintColor: .red, cornerRadius: 8)
        expect(view.subviews.map(\.layer.maskedCorners), equals: [.all, .all, .all])
    }
}
