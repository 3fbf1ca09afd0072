import Foundation
import TestStage
import Testing

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
        #expect(labels.map(\.text) == ["TITLE", "And more"])
        #expect(header.textLabel == nil)
        #expect(header.frame.height == content.sizeThatFits(CGSize(width: 400, height: 0)).height)
        #expect(header.subviews.first?.backgroundColor == .systemYellow)
        header.backgroundConfiguration = nil
        header.contentConfiguration = nil
        header.configurationUpdateHandler = nil
        #expect(header.textLabel != nil && header.subviews.count == 1)
    }
}
