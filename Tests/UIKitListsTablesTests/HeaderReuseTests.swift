import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

@MainActor @Suite(.onStage) struct HeaderReuseTests {
    private final class TitleView: UITableViewHeaderFooterView {
        static var createdCount = 0
        var reuseCount = 0

        override init(reuseIdentifier: String?) {
            Self.createdCount += 1
            super.init(reuseIdentifier: reuseIdentifier)
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        override func prepareForReuse() {
            super.prepareForReuse()
            reuseCount += 1
        }
    }

    /// Thirty sections of three rows, each with a header and a footer.
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        func numberOfSections(in tableView: UITableView) -> Int { 30 }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "title")
            view?.textLabel?.text = "Header \(section)"
            return view
        }

        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "title")
            view?.textLabel?.text = "Footer \(section)"
            return view
        }
    }

    /// Returns whether a part of an area is visible. `CGRect.intersects(_:)` also returns true if two areas touch.
    private func isVisible(_ area: CGRect, in table: UITableView) -> Bool {
        area.maxY > table.bounds.minY && area.minY < table.bounds.maxY
    }

    @Test(arguments: [UITableView.Style.plain, .grouped])
    func `headers and footers of the registered class are reused`(style: UITableView.Style) throws {
        let stage = Stage()
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: style)
        table.register(TitleView.self, forHeaderFooterViewReuseIdentifier: "title")
        table.dataSource = source
        table.delegate = source
        TitleView.createdCount = 0
        stage.root.addSubview(table)
        stage.host.turn()
        let footer = try #require(table.footerView(forSection: 0) as? TitleView)
        expect(footer.textLabel?.text == "Footer 0" && footer.reuseIdentifier == "title" && footer.reuseCount == 0)
        expect(footer.frame.height == 20 && footer.frame.minY == table.rectForFooter(inSection: 0).minY)
        for offset in stride(from: 0, to: table.contentSize.height - 800, by: 90) {
            table.contentOffset.y = offset
            stage.host.turn()
            for section in 0..<30 {
                let header = table.headerView(forSection: section)
                let footer = table.footerView(forSection: section)
                // In a plain table, the header and the footer of every visible section are visible.
                let whole: CGRect? = style == .plain ? table.rect(forSection: section) : nil
                expect(header != nil || !isVisible(whole ?? table.rectForHeader(inSection: section), in: table))
                expect(footer != nil || !isVisible(whole ?? table.rectForFooter(inSection: section), in: table))
                expect(header == nil || header?.textLabel?.text == "Header \(section)")
                expect(footer == nil || footer?.textLabel?.text == "Footer \(section)")
            }
        }
        expect(table.headerView(forSection: 0) == nil && table.footerView(forSection: 0) == nil)
        expect(footer.reuseCount, isGreaterThan: 0)
        // At most six sections are visible, so sixty views would mean that none was reused.
        expect(TitleView.createdCount, isAtMost: 16, "\(TitleView.createdCount)")
    }

    @Test func `a header keeps the attributes of its text`() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let text = NSMutableAttributedString(string: "Chapter ")
        let font: UIFont = .boldSystemFont(ofSize: 30)
        text.append(NSAttributedString(string: "1", attributes: [.font: font, .foregroundColor: UIColor.red]))
        header.textLabel?.attributedText = text
        header.layoutIfNeeded()
        let attributes = header.textLabel?.attributedText?.attributes(at: 8, effectiveRange: nil)
        expect(attributes?[.font] as? UIFont, equals: font)
        expect(attributes?[.foregroundColor] as? UIColor, equals: .red)
    }

    @Test func `an identifier without a registration has no header or footer`() {
        let table = UITableView(frame: .zero)
        expectNil(table.dequeueReusableHeaderFooterView(withIdentifier: "title"))
        table.register(TitleView.self, forHeaderFooterViewReuseIdentifier: "title")
        expect(table.dequeueReusableHeaderFooterView(withIdentifier: "title") is TitleView)
        table.register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: "title")
        expectNil(table.dequeueReusableHeaderFooterView(withIdentifier: "title"))
    }
}
