import CoreGraphics
import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

/// The sizes that controllers see in their first layouts.
@MainActor @Suite(.onStage) struct FirstLayoutTests {
    private final class Page: UIViewController {
        let inner = UIView()
        private(set) var sizes: [CGSize] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            let outer = UIView()
            for (view, superview) in [(outer, view!), (inner, outer)] {
                view.translatesAutoresizingMaskIntoConstraints = false
                superview.addSubview(view)
                NSLayoutConstraint.activate([
                    view.topAnchor.constraint(equalTo: superview.topAnchor),
                    view.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
                    view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
                    view.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
                ])
            }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            sizes.append(inner.bounds.size)
        }
    }

    private let stage = Stage()

    @Test func `a presented controller sees the sizes of views inside subviews before it has appeared`() {
        let root = UIViewController()
        stage.window.rootViewController = root
        stage.host.turn()
        let page = Page()
        page.modalPresentationStyle = .fullScreen
        root.present(page, animated: true)
        stage.advance(by: 0.1)
        expect(page.sizes.last, equals: CGSize(width: 400, height: 800))
        let count: Int = page.sizes.count
        stage.advance(by: 2)
        expect(page.sizes.count, equals: count)
    }

    @Test func `a root controller sees the sizes of views inside subviews`() {
        let page = Page()
        stage.window.rootViewController = page
        stage.advance(by: 0.1)
        expect(page.sizes, equals: [.zero, CGSize(width: 400, height: 800)])
    }
}
