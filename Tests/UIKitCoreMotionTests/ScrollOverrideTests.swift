import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore

/// Members of scroll views that subclasses override.
@MainActor @Suite(.onStage) struct ScrollOverrideTests {
    final class Delegate: NSObject, UIScrollViewDelegate {
        var count = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }

    final class Observing: UIScrollView {
        var delegates: [ObjectIdentifier?] = []
        override var delegate: UIScrollViewDelegate? {
            didSet { delegates.append(delegate.map { ObjectIdentifier($0) }) }
        }
    }

    final class Forwarding: UIScrollView, UIScrollViewDelegate {
        weak var outer: UIScrollViewDelegate?
        override weak var delegate: UIScrollViewDelegate? {
            get { outer }
            set {
                outer = newValue
                super.delegate = self
            }
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { outer?.scrollViewDidScroll(self) }
    }

    @Test func `a subclass observes its delegate`() {
        let scrollView = Observing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let delegate = Delegate()
        scrollView.delegate = delegate
        (scrollView as UIScrollView).delegate = nil
        expect(scrollView.delegates, equals: [ObjectIdentifier(delegate), nil])
    }

    @Test func `a subclass forwards the calls to its delegate`() {
        let scrollView = Forwarding(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let delegate = Delegate()
        scrollView.delegate = delegate
        scrollView.contentSize = CGSize(width: 100, height: 500)
        scrollView.contentOffset.y = 10
        expect(scrollView.delegate === delegate && delegate.count == 1)
    }
}
