import Expectations
import Foundation
import TestStage
import Testing

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
}
