import Expectations
import Foundation
import TestStage
import Testing
import UIKitStackViews

@testable import UIKitLists

@MainActor @Suite(.onStage) struct ListContentViewTests {
    private let stage = Stage()

    private func makeView(_ text: String) -> UIListContentView {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = text
        content.secondaryText = "Second"
        return UIListContentView(configuration: content)
    }

    private let long = Array(repeating: "word", count: 60).joined(separator: " ")

    @Test func `constraints give the view the height of its text`() {
        let view = makeView(long)
        let below = UIView()
        for view in [view, below] {
            view.translatesAutoresizingMaskIntoConstraints = false
            stage.root.addSubview(view)
        }
        let width = view.widthAnchor.constraint(equalToConstant: 200)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: stage.root.topAnchor), width,
            view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            below.topAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        for points in [200, 300] {
            width.constant = CGFloat(points)
            stage.host.turn()
            let height = view.sizeThatFits(CGSize(width: points, height: 0)).height
            expect(view.bounds.height == height && below.frame.minY == height && height > 100)
        }
        view.configuration = makeView("short").configuration
        stage.host.turn()
        expect(view.bounds.height, equals: makeView("short").sizeThatFits(CGSize(width: 300, height: 0)).height)
    }

    @Test func `the view has its natural width beside another view`() {
        let view = makeView("Some text")
        let stack = UIStackView(arrangedSubviews: [view, UIView()])
        stack.frame = CGRect(x: 0, y: 0, width: 400, height: 100)
        stack.alignment = .center
        stage.root.addSubview(stack)
        stage.host.turn()
        expect(view.bounds.width == view.naturalWidth && view.naturalWidth > 50)
        expect(view.bounds.height, equals: view.sizeThatFits(CGSize(width: 400, height: 0)).height)
    }

    @Test func `the fitting size has the natural width unless the target width is required`() {
        let view = makeView("Some text")
        let fitting: CGSize = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        expect(fitting, equals: view.intrinsicContentSize)
        expect(fitting.width == view.naturalWidth && fitting.width > 50)
        let wide = view.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        expect(wide, equals: CGSize(width: 300, height: fitting.height))
    }

    @Test func `a larger text size makes the view taller`() {
        let view = makeView("Some text")
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.root.addSubview(view)
        view.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true
        stage.host.turn()
        let height = view.bounds.height
        stage.root.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        stage.host.turn()
        expect(view.bounds.height, isGreaterThan: height + 20)
        expect(view.bounds.height, equals: view.sizeThatFits(view.bounds.size).height)
    }

    @Test func `the space for the image fits the symbol in the preferred configuration`() {
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        content.image = UIImage(systemName: "star")
        content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 60)
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: view.sizeThatFits(CGSize(width: 300, height: 0)).height)
        view.layoutIfNeeded()
        let size: CGSize? = UIImage(
            systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 60))?.size
        expect(view.imageLayoutGuide?.layoutFrame.size, equals: size)
        expect(view.textIndent, equals: (size?.width ?? 0) + content.imageToTextPadding)
        content.imageProperties.maximumSize = CGSize(width: 30, height: 30)
        view.configuration = content
        view.layoutIfNeeded()
        expect(view.imageLayoutGuide?.layoutFrame.width, equals: 30)
    }

    private func makeView(symbol: String, size: CGFloat? = nil) -> UIListContentView {
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        content.image = UIImage(systemName: symbol)
        content.imageProperties.preferredSymbolConfiguration = size.map { UIImage.SymbolConfiguration(pointSize: $0) }
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        view.layoutIfNeeded()
        return view
    }

    @Test func `texts beside different symbols are aligned, and the symbols are centered before them`() {
        let views: [UIListContentView] = ["leaf", "star", "chevron.right", "car.2.fill"].map { makeView(symbol: $0) }
        expect(Set(views.map(\.textIndent)).count, equals: 1)
        let centers: [CGFloat] = views.map { $0.imageLayoutGuide?.layoutFrame.midX ?? 0 }
        expect(centers.allSatisfy { abs($0 - (centers.first ?? 0)) <= 0.5 })
        expect(views.allSatisfy { $0.sizeThatFits(CGSize(width: 300, height: 0)).height < 44.5 })
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        var content = UIListContentConfiguration.cell()
        content.image = picture
        expect(UIListContentView(configuration: content).textIndent, equals: 26)
    }

    @Test func `symbols and their space scale with the preferred text size unless they have a size in points`() {
        let view = makeView(symbol: "star")
        let fixed = makeView(symbol: "star", size: 20)
        for view in [view, fixed] { stage.root.addSubview(view) }
        stage.host.turn()
        func heights() -> [CGFloat] { [view, fixed].map { $0.imageLayoutGuide?.layoutFrame.height ?? 0 } }
        let (old, indent): ([CGFloat], CGFloat) = (heights(), view.textIndent)
        stage.root.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        stage.host.turn()
        expect(heights()[0] > old[0] * 1.5 && heights()[1] == old[1])
        expect(view.textIndent, isGreaterThan: indent * 1.3)
    }

    @Test func `the labels tighten truncated text as the configuration specifies`() {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Text"
        content.secondaryText = "More"
        content.textProperties.allowsDefaultTighteningForTruncation = true
        let view = UIListContentView(configuration: content)
        let labels: [UILabel] = view.subviews.compactMap { $0 as? UILabel }
        expect(labels.map(\.allowsDefaultTighteningForTruncation), equals: [true, false])
    }
}
