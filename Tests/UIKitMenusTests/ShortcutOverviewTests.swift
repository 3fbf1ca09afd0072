import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore

@testable import UIKitMenus

@MainActor @Suite(.onStage) final class ShortcutOverviewTests {
    private let menus = MenuStage()

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { subview in
            (subview as? UILabel).map { $0.isHidden ? [] : [$0] } ?? labels(in: subview)
        }
    }

    @Test(arguments: [UIContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityExtraLarge])
    func `the texts have the preferred text size, and do not overlap`(_ size: UIContentSizeCategory) {
        menus.stage.window.traitOverrides.preferredContentSizeCategory = size
        let view = ShortcutView(commands: (0..<30).map { ("Open item \($0)", "Ctrl+Shift+\($0)") })
        view.frame = menus.stage.window.bounds
        menus.stage.window.addSubview(view)
        menus.stage.host.turn()
        let shown: [UILabel] = labels(in: view)
        let font: UIFont = .preferredFont(forTextStyle: .body, compatibleWith: view.traitCollection)
        expect(shown.count >= 8 && shown.allSatisfy { $0.font.pointSize == font.pointSize })
        let places: [CGRect] = shown.map { $0.convert($0.bounds, to: view) }
        for (index, label) in shown.enumerated() {
            expect(places[index].height, isAtLeast: label.font.lineHeight)
            expect(places[index].width, isAtLeast: label.intrinsicContentSize.width)
            let overlaps: Bool = places[..<index].contains { $0.insetBy(dx: 0.5, dy: 0.5).intersects(places[index]) }
            expect(!overlaps && view.bounds.contains(places[index]))
        }
    }
}
