import Expectations
import Foundation
import TestStage
import Testing
import UIKit

@testable import AppDriver
@testable import UIKitCore

/// Tests how the text size of the desktop reaches an application.
@MainActor @Suite(.onStage) struct TextSizeTests {
    private final class Delegate: NSObject, UIApplicationDelegate {}

    @Test func `a change of the desktop's text size changes traits and posts a notification`() throws {
        let session = try AppSession(delegate: Delegate())
        let scene: UIWindowScene = try #require(session.application.connectedWindowScene)
        let window = UIWindow(windowScene: scene)
        let label = UILabel()
        label.text = "Text"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        window.addSubview(label)
        window.makeKeyAndVisible()
        session.settle()
        var changes: [UIContentSizeCategory] = []
        var traits: [UIContentSizeCategory] = []
        let observer: any NSObjectProtocol = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { notification in
            let change = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
            MainActor.assumeIsolated {
                changes.append(change ?? .unspecified)
                traits.append(label.traitCollection.preferredContentSizeCategory)
            }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        session.setContentSizeCategory(.accessibilityMedium)
        expect(session.application.preferredContentSizeCategory, equals: .accessibilityMedium)
        expect(changes == [.accessibilityMedium] && traits == [.accessibilityMedium])
        expect(label.font.pointSize, equals: 28)
        session.host.setTextScale(1.66)
        session.settle()
        expect(changes.count, equals: 1)
        session.setContentSizeCategory(.large)
        expect(changes, equals: [.accessibilityMedium, .large])
        expect(label.font.pointSize, equals: 17)
        session.end()
    }

    @Test func `a text scale selects the category with the closest body text`() {
        for category in [UIContentSizeCategory.extraSmall, .medium, .large, .extraLarge, .accessibilityMedium] {
            expect(UIContentSizeCategory(textScale: category.textScale), equals: category)
        }
        expect(UIContentSizeCategory(textScale: 1.25), equals: .extraExtraLarge)
        expect(UIContentSizeCategory(textScale: 0.1), equals: .extraSmall)
        expect(UIContentSizeCategory(textScale: 9), equals: .accessibilityExtraExtraExtraLarge)
        expect(UIContentSizeCategory.unspecified.textScale, equals: 1)
    }
}
