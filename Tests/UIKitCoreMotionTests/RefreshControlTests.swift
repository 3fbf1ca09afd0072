import Expectations
import Foundation
import HostClock
import TestStage
import Testing

@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite(.onStage) final class RefreshControlTests {
    let stage = Stage()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let control = UIRefreshControl()
    var refreshCount = 0

    init() {
        scrollView.contentSize = CGSize(width: 400, height: 300)
        stage.root.addSubview(scrollView)
        scrollView.refreshControl = control
        control.addAction(UIAction { [unowned self] _ in refreshCount += 1 }, for: .valueChanged)
        stage.host.turn()
    }

    private func pull(by distance: CGFloat) {
        stage.touch(.began, 200, 100)
        stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 100 + distance), duration: 0.3)
        stage.advance(by: 0.2)
    }

    @Test func `a pull past the threshold starts one refresh while the finger is still down`() {
        pull(by: 400)
        expect(refreshCount == 1 && control.isRefreshing)
        stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), duration: 0.2)
        stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600), duration: 0.2)
        expect(refreshCount, equals: 1)
        stage.touch(.ended, 200, 600)
        stage.advance(by: 3)
        expect(scrollView.contentOffset.y == -60 && scrollView.adjustedContentInset.top == 60)
        control.endRefreshing()
        expect(!control.isRefreshing && scrollView.adjustedContentInset.top == 0)
        stage.advance(by: 1)
        expect(scrollView.contentOffset.y == 0 && refreshCount == 1)
    }

    @Test func `a control that is added as a subview refreshes the scroll view`() {
        scrollView.refreshControl = nil
        scrollView.addSubview(control)
        stage.host.turn()
        pull(by: 400)
        expect(refreshCount == 1 && control.isRefreshing)
        stage.touch(.ended, 200, 500)
        stage.advance(by: 3)
        expect(scrollView.adjustedContentInset.top, equals: 60)
        let other = UIScrollView(frame: scrollView.frame)
        other.addSubview(control)
        expect(scrollView.refreshControl == nil && scrollView.adjustedContentInset.top == 0)
        expect(other.refreshControl == control && control.superview == other)
        control.removeFromSuperview()
        expect(other.refreshControl == nil && other.subviews.isEmpty && other.adjustedContentInset.top == 0)
    }

    @Test func `a short pull starts no refresh and springs back`() {
        pull(by: 100)
        expect(scrollView.contentOffset.y, isLessThan: -30)
        stage.touch(.ended, 200, 200)
        stage.advance(by: 3)
        expect(refreshCount == 0 && !control.isRefreshing && scrollView.contentOffset.y == 0)
    }

    @Test func `the content does not jump when a refresh starts`() {
        var largest: CGFloat = 0
        let recorder = ScrollRecorder()
        var last: CGFloat = 0
        recorder.onScroll = {
            largest = max(largest, abs($0.contentOffset.y - last))
            last = $0.contentOffset.y
        }
        scrollView.delegate = recorder
        pull(by: 400)
        expect(refreshCount == 1 && largest < 8)
        stage.touch(.ended, 200, 500)
    }

    @Test func `a refresh that ends during the drag releases its space after the lift`() {
        pull(by: 400)
        control.endRefreshing()
        expect(!control.isRefreshing && scrollView.adjustedContentInset.top == 60)
        stage.touch(.ended, 200, 500)
        stage.advance(by: 3)
        expect(scrollView.contentOffset.y == 0 && scrollView.adjustedContentInset.top == 0)
        pull(by: 400)
        expect(refreshCount, equals: 2)
        stage.touch(.ended, 200, 500)
    }

    @Test func `a refresh that ends during the steps of a wheel releases its space after them`() {
        scrollView.contentSize.height = 4_000
        control.beginRefreshing()
        stage.wheel(200, 400, dy: -7, isContinuous: true)
        control.endRefreshing()
        expect(!control.isRefreshing && scrollView.adjustedContentInset.top == 60)
        stage.advance(by: 1)
        expect(scrollView.adjustedContentInset.top, equals: 0)
    }

    @Test func `a fling past the top starts no refresh`() {
        scrollView.contentSize.height = 4_000
        scrollView.contentOffset.y = 900
        stage.swipe(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 700), duration: 0.05)
        var highest: CGFloat = 0
        let recorder = ScrollRecorder()
        recorder.onScroll = { highest = min(highest, $0.contentOffset.y) }
        scrollView.delegate = recorder
        stage.advance(by: 4)
        expect(highest < 0 && refreshCount == 0)
    }

    @Test func `code can start a refresh, which sends no action`() {
        scrollView.contentSize.height = 4_000
        control.beginRefreshing()
        expect(control.isRefreshing && refreshCount == 0 && scrollView.adjustedContentInset.top == 60)
        expect(scrollView.contentOffset.y, equals: 0)
        control.endRefreshing()
        expect(scrollView.adjustedContentInset.top, equals: 0)
    }

    @Test func `starting a refresh during a drag does not move the content`() {
        scrollView.contentSize.height = 4_000
        stage.touch(.began, 200, 100)
        stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 160), duration: 0.2)
        let offset: CGFloat = scrollView.contentOffset.y
        expect(offset, isLessThan: -10)
        control.beginRefreshing()
        expect(scrollView.contentOffset.y, equals: offset)
        stage.drag(from: CGPoint(x: 200, y: 160), to: CGPoint(x: 200, y: 161), duration: 0.02)
        expect(abs(scrollView.contentOffset.y - offset), isLessThan: 2)
        stage.touch(.ended, 200, 161)
    }

    @Test func `a title increases the height`() {
        control.attributedTitle = NSAttributedString(string: "Fetching")
        control.beginRefreshing()
        expect(scrollView.adjustedContentInset.top, equals: 80)
    }

    @Test func `a refresh control belongs to one scroll view`() {
        let other = UITableViewController()
        other.refreshControl = control
        expect(scrollView.refreshControl == nil && control.superview === other.tableView)
        other.refreshControl = nil
        expectNil(control.superview)
    }
}
