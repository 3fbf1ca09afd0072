import Foundation
import HostClock
import TestStage
import Testing

@testable import UIKitCore

@MainActor @Suite(.onStage) final class RefreshControlTests {
    let stage = Stage()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let control = UIRefreshControl()
    var asked = 0

    init() {
        scrollView.contentSize = CGSize(width: 400, height: 300)
        stage.root.addSubview(scrollView)
        scrollView.refreshControl = control
        control.addAction(UIAction { [unowned self] _ in asked += 1 }, for: .valueChanged)
        stage.host.turn()
    }

    private func pull(by distance: CGFloat) {
        stage.touch(.began, 200, 100)
        stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 100 + distance), duration: 0.3)
        stage.pass(0.2)
    }

    @Test func `a pull past the threshold asks once, while the finger is still down`() {
        pull(by: 400)
        #expect(asked == 1 && control.isRefreshing)
        stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), duration: 0.2)
        stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600), duration: 0.2)
        #expect(asked == 1)
        stage.touch(.ended, 200, 600)
        stage.pass(3)
        #expect(scrollView.contentOffset.y == -60 && scrollView.adjustedContentInset.top == 60)
        control.endRefreshing()
        #expect(!control.isRefreshing && scrollView.adjustedContentInset.top == 0)
        stage.pass(1)
        #expect(scrollView.contentOffset.y == 0 && asked == 1)
    }

    @Test func `a short pull asks for nothing and goes back`() {
        pull(by: 100)
        #expect(scrollView.contentOffset.y < -30)
        stage.touch(.ended, 200, 200)
        stage.pass(3)
        #expect(asked == 0 && !control.isRefreshing && scrollView.contentOffset.y == 0)
    }

    @Test func `the content does not jump when it asks`() {
        var largest: CGFloat = 0
        let watcher = ScrollWatcher()
        var last: CGFloat = 0
        watcher.onScroll = {
            largest = max(largest, abs($0.contentOffset.y - last))
            last = $0.contentOffset.y
        }
        scrollView.delegate = watcher
        pull(by: 400)
        #expect(asked == 1 && largest < 8)
        stage.touch(.ended, 200, 500)
    }

    @Test func `what is there before the finger lifts leaves when it has lifted`() {
        pull(by: 400)
        control.endRefreshing()
        #expect(!control.isRefreshing && scrollView.adjustedContentInset.top == 60)
        stage.touch(.ended, 200, 500)
        stage.pass(3)
        #expect(scrollView.contentOffset.y == 0 && scrollView.adjustedContentInset.top == 0)
        pull(by: 400)
        #expect(asked == 2)
        stage.touch(.ended, 200, 500)
    }

    @Test func `a fling past the top asks for nothing`() {
        scrollView.contentSize.height = 4_000
        scrollView.contentOffset.y = 900
        stage.swipe(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 700), duration: 0.05)
        var highest: CGFloat = 0
        let watcher = ScrollWatcher()
        watcher.onScroll = { highest = min(highest, $0.contentOffset.y) }
        scrollView.delegate = watcher
        stage.pass(4)
        #expect(highest < 0 && asked == 0)
    }

    @Test func `the program can begin by itself, and sends no action`() {
        scrollView.contentSize.height = 4_000
        control.beginRefreshing()
        #expect(control.isRefreshing && asked == 0 && scrollView.adjustedContentInset.top == 60)
        #expect(scrollView.contentOffset.y == 0)
        control.endRefreshing()
        #expect(scrollView.adjustedContentInset.top == 0)
    }

    @Test func `the program can begin while a finger holds the content, which does not leap then`() {
        scrollView.contentSize.height = 4_000
        stage.touch(.began, 200, 100)
        stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 160), duration: 0.2)
        let place: CGFloat = scrollView.contentOffset.y
        #expect(place < -10)
        control.beginRefreshing()
        #expect(scrollView.contentOffset.y == place)
        stage.drag(from: CGPoint(x: 200, y: 160), to: CGPoint(x: 200, y: 161), duration: 0.02)
        #expect(abs(scrollView.contentOffset.y - place) < 2)
        stage.touch(.ended, 200, 161)
    }

    @Test func `a title makes it higher`() {
        control.attributedTitle = NSAttributedString(string: "Fetching")
        control.beginRefreshing()
        #expect(scrollView.adjustedContentInset.top == 80)
    }

    @Test func `a control belongs to one scroll view`() {
        let other = UITableViewController()
        other.refreshControl = control
        #expect(scrollView.refreshControl == nil && control.superview === other.tableView)
        other.refreshControl = nil
        #expect(control.superview == nil)
    }
}
