import Expectations
import Foundation
import TestStage
import Testing
import UIKitLists

@testable import UIKitContent
@testable import UIKitCore
import UIKitSearching

/// The view that a page shows in place of its content.
@MainActor
@Suite(.onStage)
struct ContentUnavailableTests {
    final class Page: UIViewController {
        var states: [String?] = []
        var isEmpty = true
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            states.append(state.searchText)
            contentUnavailableConfiguration = isEmpty ? UIContentUnavailableConfiguration.search() : nil
        }
    }

    let stage = Stage()

    private func texts(in view: UIView) -> [String] {
        let own: [String] = [(view as? UILabel)?.text].compactMap { $0 }
        return own + view.subviews.filter { !$0.isHidden }.flatMap { texts(in: $0) }
    }

    @Test
    func `a page updates its configuration when it appears and on request, and shows the search text`() {
        let page = Page()
        page.navigationItem.searchController = UISearchController(searchResultsController: nil)
        stage.root.removeFromSuperview()
        stage.window.rootViewController = UINavigationController(rootViewController: page)
        stage.advance(by: 0.2)
        expect(texts(in: page.view), equals: ["No Results", "Check the spelling or try a new search."])
        page.navigationItem.searchController?.searchBar.text = "plum"
        page.setNeedsUpdateContentUnavailableConfiguration()
        page.setNeedsUpdateContentUnavailableConfiguration()
        stage.advance(by: 0.2)
        expect(page.states.map { $0 ?? "" }, equals: ["", "plum"])
        expect(texts(in: page.view).first, equals: "No Results for “plum”")
        page.isEmpty = false
        page.setNeedsUpdateContentUnavailableConfiguration()
        stage.advance(by: 0.2)
        expect(texts(in: page.view), equals: [])
    }

    @Test
    func `the content is centered, wraps, and scrolls if it does not fit`() throws {
        var configuration: UIContentUnavailableConfiguration = .empty()
        configuration.image = UIImage(systemName: "tray")
        configuration.text = "No Messages"
        configuration.secondaryText = String(repeating: "Messages that you receive appear here. ", count: 3)
        configuration.button.title = "Reload"
        var presses = 0
        configuration.buttonProperties.primaryAction = UIAction { _ in presses += 1 }
        let view = UIContentUnavailableView(configuration: configuration)
        view.frame = stage.root.bounds
        stage.root.addSubview(view)
        stage.advance(by: 0.1)
        let column: UIView = try #require(view.subviews.last?.subviews.first)
        let frames: [CGRect] = column.subviews.map { $0.convert($0.bounds, to: stage.root) }
        expect(frames.count, equals: 4)
        expect(frames.allSatisfy { abs($0.midX - 200) <= 0.5 && $0.minX >= 16 && $0.maxX <= 384 })
        expect(abs((frames[0].minY + frames[3].maxY) / 2 - 400), isAtMost: 1)
        expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY < $1.minY })
        stage.tap(frames[3].midX, frames[3].midY)
        expect(presses, equals: 1)
        view.frame.size.height = 120
        stage.advance(by: 0.1)
        let scroll: UIScrollView = try #require(view.subviews.last as? UIScrollView)
        expect(scroll.contentSize.height, isGreaterThan: 120)
        expect(view.sizeThatFits(CGSize(width: 400, height: 0)).height, equals: scroll.contentSize.height)
    }

    @Test(arguments: [true, false])
    func `the first text has the distance of texts from the picture`(_ isSecondary: Bool) throws {
        var configuration: UIContentUnavailableConfiguration = .empty()
        configuration.image = UIImage(systemName: "tray")
        configuration.imageToTextPadding = 31
        configuration.textToSecondaryTextPadding = 4
        if isSecondary {
            configuration.secondaryText = "Messages that you receive appear here."
        } else {
            configuration.text = "No Messages"
        }
        let view = UIContentUnavailableView(configuration: configuration)
        view.frame = stage.root.bounds
        stage.root.addSubview(view)
        stage.advance(by: 0.1)
        let column: UIView = try #require(view.subviews.last?.subviews.first)
        expect(column.subviews.count, equals: 2)
        expect(column.subviews[1].frame.minY - column.subviews[0].frame.maxY, equals: 31)
    }

    @Test
    func `in a list, the content stays in place while the list scrolls`() throws {
        let page = UITableViewController(style: .plain)
        stage.root.removeFromSuperview()
        stage.window.rootViewController = page
        page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        stage.advance(by: 0.1)
        let view: UIView = try #require(page.view.subviews.first { $0 is UIContentUnavailableView })
        page.tableView.contentOffset.y = 60
        stage.advance(by: 0.1)
        expect(view.convert(view.bounds, to: nil), equals: stage.window.bounds)
        expect(texts(in: view), equals: ["Loading…"])
        page.contentUnavailableConfiguration = nil
        expectNil(view.superview)
    }

    @Test
    func `a view from an archive shows an empty configuration`() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let view = try #require(UIContentUnavailableView(coder: coder))
        view.frame = stage.root.bounds
        stage.root.addSubview(view)
        expect(texts(in: view), equals: [])
        view.configuration = UIContentUnavailableConfiguration.loading()
        expect(texts(in: view), equals: ["Loading…"])
    }
}
