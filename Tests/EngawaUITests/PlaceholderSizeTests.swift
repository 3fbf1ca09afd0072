import Expectations
import APIClient
import Foundation
import TestStage
import Testing
import UIKitCore
import ViewModels

@testable import EngawaUI

/// The text and the buttons of a placeholder are usable with large text and on small screens.
@MainActor @Suite(.onStage) struct PlaceholderSizeTests {
    private let stage = Stage()

    private struct Failure: PresentableError {
        var message = "Timeline could not be reached. Check the connection, then try again."
        var isRetryable = true
        var details = "GET /people: refused"
    }

    private struct Item: Identifiable, Equatable, Sendable {
        var id: Int
    }

    @Test(arguments: [
        (CGSize(width: 812, height: 290), UIContentSizeCategory.large),
        (CGSize(width: 812, height: 290), .accessibilityLarge),
        (CGSize(width: 812, height: 290), .accessibilityExtraExtraExtraLarge),
        (CGSize(width: 390, height: 700), .accessibilityExtraExtraExtraLarge),
    ])
    func `no text or button is truncated`(size: CGSize, category: UIContentSizeCategory) throws {
        let placeholder = RequestPlaceholder(noData: "There are no people.")
        placeholder.frame = CGRect(origin: .zero, size: size)
        placeholder.traitOverrides.preferredContentSizeCategory = category
        placeholder.traitOverrides.verticalSizeClass = size.width > size.height ? .compact : .regular
        stage.root.addSubview(placeholder)
        let list = RequestList<Item>(first: { throw Failure() })
        placeholder.bind(to: list)
        list.load()
        stage.advance(by: 1)
        placeholder.layoutIfNeeded()

        var seen: [String] = []
        func look(at view: UIView) {
            guard !view.isHidden else { return }
            let title: String? = (view as? UIButton)?.currentTitle ?? (view as? UILabel)?.text
            if let title {
                seen.append(title)
                expect(placeholder.bounds.contains(view.convert(view.bounds, to: placeholder)), "\(title)")
                return
            }
            for subview in view.subviews { look(at: subview) }
        }
        look(at: placeholder)
        expect(seen, equals: [Failure().message, "Retry", "Details"])
    }
}
