import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// Constraints between a scroll view and its content.
@Suite(.onStage) @MainActor
struct ScrollContentTests {
    private let scene = LayoutScene(width: 300, height: 500)

    private func add<View: UIScrollView>(_ scrollView: View) -> View {
        scrollView.frame = scene.root.bounds
        scene.root.addSubview(scrollView)
        return scrollView
    }

    private func makeTable(_ source: Rows) -> UITableView {
        let table = add(UITableView())
        table.rowHeight = 44
        table.dataSource = source
        return table
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    // MARK: Centers

    @Test func `the center of a scroll view is that of its frame`() {
        let scrollView = add(UIScrollView())
        scrollView.contentSize = CGSize(width: 400, height: 900)
        let content: UIView = scene.content("c", 50, 20, in: scrollView)
        content.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor).isActive = true
        content.centerYAnchor.constraint(equalTo: scrollView.centerYAnchor).isActive = true
        scene.root.layoutIfNeeded()
        expect(content.frame, equals: CGRect(x: 125, y: 240, width: 50, height: 20))
        expect(scrollView.contentSize, equals: CGSize(width: 400, height: 900))
        scrollView.contentOffset.y = 100
        scene.root.layoutIfNeeded()
        expect(content.frame.minY, equals: 240)
    }

    @Test func `content that is centered between both edges is as wide as the scroll view`() {
        let scrollView = add(UIScrollView())
        let content: UIView = scene.content("c", 50, 20, in: scrollView)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 20),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -20),
            content.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
        ])
        scene.root.layoutIfNeeded()
        expect(content.frame, equals: CGRect(x: 20, y: 0, width: 260, height: 20))
        expect(scrollView.contentSize.width, equals: 300)
    }

    // MARK: Content size

    @Test func `constraints that determine one dimension of the content keep the other one`() {
        let scrollView = add(UIScrollView())
        scrollView.contentSize = CGSize(width: 100, height: 900)
        let content: UIView = scene.content("c", 50, 20, in: scrollView)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            content.topAnchor.constraint(equalTo: scrollView.topAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        ])
        scene.root.layoutIfNeeded()
        expect(scrollView.contentSize, equals: CGSize(width: 300, height: 900))
    }

    @Test func `constraints to the edges of a table do not change its content size`() {
        let source = Rows()
        let table = makeTable(source)
        let overlay: UIView = scene.content("o", 50, 20, in: table)
        NSLayoutConstraint.activate([
            overlay.leadingAnchor.constraint(equalTo: table.leadingAnchor),
            overlay.trailingAnchor.constraint(equalTo: table.trailingAnchor),
            overlay.topAnchor.constraint(equalTo: table.topAnchor),
            overlay.bottomAnchor.constraint(equalTo: table.bottomAnchor),
        ])
        scene.root.layoutIfNeeded()
        expect(table.contentSize, equals: CGSize(width: 300, height: 1_320))
    }

    // MARK: Guides

    @Test(arguments: [true, false])
    func `a view constrained to the safe area or to the keyboard guide does not scroll`(isSafeArea: Bool) {
        let scrollView = add(UIScrollView())
        scrollView.contentSize = CGSize(width: 300, height: 2_000)
        let button: UIView = scene.content("b", 50, 20, in: scrollView)
        let guide: UILayoutGuide = isSafeArea ? scrollView.safeAreaLayoutGuide : scrollView.keyboardLayoutGuide
        button.bottomAnchor.constraint(equalTo: isSafeArea ? guide.bottomAnchor : guide.topAnchor).isActive = true
        button.trailingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
        scene.root.layoutIfNeeded()
        expect(button.frame, equals: CGRect(x: 250, y: 480, width: 50, height: 20))
        scrollView.contentOffset.y = 300
        scene.root.layoutIfNeeded()
        expect(button.frame, equals: CGRect(x: 250, y: 780, width: 50, height: 20))
        expect(scrollView.contentSize, equals: CGSize(width: 300, height: 2_000))
    }

    @Test func `a view at the margins of a scroll view scrolls`() {
        let scrollView = add(UIScrollView())
        scrollView.contentSize = CGSize(width: 300, height: 2_000)
        let content: UIView = scene.content("c", 50, 20, in: scrollView)
        scene.constrain("V:|-[c]", "H:|-[c]")
        scene.root.layoutIfNeeded()
        let frame = content.frame
        scrollView.contentOffset.y = 300
        scene.root.layoutIfNeeded()
        expect(content.frame, equals: frame)
    }

    @Test func `scrolling does not solve the constraints to the margins`() throws {
        let scrollView = add(UIScrollView())
        scrollView.contentSize = CGSize(width: 300, height: 2_000)
        let content: UIView = scene.content("c", 50, 20, in: scrollView)
        let header: UIView = scene.content("h", 50, 20, in: scrollView)
        scene.constrain("V:|-[c]", "H:|-[c]")
        header.topAnchor.constraint(equalTo: scrollView.layoutMarginsGuide.topAnchor).isActive = true
        header.leadingAnchor.constraint(equalTo: scrollView.readableContentGuide.leadingAnchor).isActive = true
        scene.root.layoutIfNeeded()
        let engine: LayoutEngine = try #require(scene.root.layoutState?.engine)
        scrollView.contentOffset.y = 300
        expect(!engine.needsSolve)
        scrollView.layoutMargins.top = 30
        scene.root.layoutIfNeeded()
        expect(content.frame.minY == 30 && header.frame.minY == 30)
    }

    // MARK: Zooming

    private final class Zooming: NSObject, UIScrollViewDelegate {
        let content = ContentView(width: 1_024, height: 768)
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    }

    @Test func `constraints refer to the edges of a zoomed view`() {
        let zooming = Zooming()
        let scrollView = add(UIScrollView())
        scrollView.delegate = zooming
        scrollView.minimumZoomScale = 0.25
        scrollView.maximumZoomScale = 2
        let content: ContentView = scene.add(zooming.content, "c", in: scrollView)
        let constraints: [NSLayoutConstraint] = [
            content.topAnchor.constraint(equalTo: scrollView.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        ]
        NSLayoutConstraint.activate(constraints)
        scene.constrain("H:|[c]|")
        scrollView.zoomScale = 0.25
        scene.root.layoutIfNeeded()
        expect(content.frame, equals: CGRect(x: 0, y: 0, width: 256, height: 192))
        expect(content.bounds.size, equals: CGSize(width: 1_024, height: 768))
        expect(scrollView.contentSize, equals: CGSize(width: 256, height: 192))
        // An app places a small picture in the middle.
        for constraint in constraints { constraint.constant = 154 }
        scene.root.layoutIfNeeded()
        expect(content.frame, equals: CGRect(x: 0, y: 154, width: 256, height: 192))
        expect(scrollView.contentSize, equals: CGSize(width: 256, height: 500))
        for constraint in constraints { constraint.constant = 0 }
        scrollView.zoomScale = 2
        scene.root.layoutIfNeeded()
        expect(content.frame, equals: CGRect(x: 0, y: 0, width: 2_048, height: 1_536))
        expect(scrollView.contentSize, equals: CGSize(width: 2_048, height: 1_536))
    }

    /// Returns a scroll view that zooms its content up to 2 times, and its delegate.
    private func makeZooming() -> (UIScrollView, Zooming) {
        let zooming = Zooming()
        let scrollView = add(UIScrollView())
        scrollView.delegate = zooming
        scrollView.maximumZoomScale = 2
        return (scrollView, zooming)
    }

    @Test func `a zoomed view whose transform is reset is no longer zoomed`() {
        let (scrollView, zooming) = makeZooming()
        let content: ContentView = scene.add(zooming.content, "c", in: scrollView)
        scene.constrain("H:|[c]|", "V:|[c]|")
        scrollView.zoomScale = 2
        scene.root.layoutIfNeeded()
        expect(scrollView.contentSize, equals: CGSize(width: 2_048, height: 1_536))
        content.transform = .identity
        scrollView.zoomScale = 1
        scene.root.layoutIfNeeded()
        expect(content.frame, equals: CGRect(x: 0, y: 0, width: 1_024, height: 768))
        expect(scrollView.contentSize, equals: CGSize(width: 1_024, height: 768))
    }

    @Test func `constraints can be added to a view that is zoomed`() {
        let (scrollView, zooming) = makeZooming()
        zooming.content.frame = CGRect(x: 0, y: 0, width: 1_024, height: 768)
        scrollView.addSubview(zooming.content)
        scrollView.zoomScale = 2
        let content: ContentView = scene.add(zooming.content, "c", in: scrollView)
        scene.constrain("H:|[c]|", "V:|[c]|")
        scene.root.layoutIfNeeded()
        expect(content.frame, equals: CGRect(x: 0, y: 0, width: 2_048, height: 1_536))
        expect(scrollView.contentSize, equals: CGSize(width: 2_048, height: 1_536))
    }
}
