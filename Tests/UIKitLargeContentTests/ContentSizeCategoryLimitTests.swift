import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitLargeContent

@MainActor @Suite(.onStage) struct ContentSizeCategoryLimitTests {
    private let stage = Stage()
    private let view = UIView()
    private let label = UILabel()

    init() {
        label.text = "Text"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        view.addSubview(label)
        stage.root.addSubview(view)
    }

    /// Sets the preferred text size of the window, and returns the text size of the label.
    private func category(_ preferred: UIContentSizeCategory) -> UIContentSizeCategory {
        stage.window.traitOverrides.preferredContentSizeCategory = preferred
        return label.traitCollection.preferredContentSizeCategory
    }

    @Test func `the limits apply to the view and its subviews, now and after changes of the text size`() {
        expect(view.minimumContentSizeCategory == nil && view.maximumContentSizeCategory == nil)
        expect(category(.accessibilityLarge), equals: .accessibilityLarge)
        let large: CGFloat = label.intrinsicContentSize.height
        view.maximumContentSizeCategory = .extraLarge
        expect(label.traitCollection.preferredContentSizeCategory, equals: .extraLarge)
        expect(label.intrinsicContentSize.height, isLessThan: large)
        view.minimumContentSizeCategory = .medium
        expect(category(.extraSmall), equals: .medium)
        expect(category(.large), equals: .large)
        expect(category(.accessibilityMedium), equals: .extraLarge)
        view.maximumContentSizeCategory = nil
        expect(label.traitCollection.preferredContentSizeCategory, equals: .accessibilityMedium)
        view.minimumContentSizeCategory = nil
        expect(category(.extraSmall), equals: .extraSmall)
    }

    @Test func `a maximum below the minimum applies alone`() {
        view.minimumContentSizeCategory = .extraLarge
        view.maximumContentSizeCategory = .small
        expect(category(.large), equals: .small)
        expect(category(.extraSmall), equals: .small)
    }

    @Test func `overridden text sizes are limited too, and other overrides stay`() {
        view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        view.traitOverrides.userInterfaceStyle = .dark
        view.maximumContentSizeCategory = .large
        expect(category(.small), equals: .large)
        expect(label.traitCollection.userInterfaceStyle, equals: .dark)
        view.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        expect(category(.extraLarge) == .large && view.maximumContentSizeCategory == .large)
    }

    @Test func `a view that is added to a limited view has its limits`() {
        view.maximumContentSizeCategory = .medium
        let added = UIView()
        _ = category(.large)
        view.addSubview(added)
        expect(added.traitCollection.preferredContentSizeCategory, equals: .medium)
        added.removeFromSuperview()
        stage.root.addSubview(added)
        expect(added.traitCollection.preferredContentSizeCategory, equals: .large)
    }
}
