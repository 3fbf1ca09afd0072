import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

/// Comparisons of configurations and states, such as in `guard configuration != current`.
@MainActor @Suite(.onStage) struct ConfigurationEqualityTests {
    /// A value that contains a configuration outside the main actor.
    nonisolated private struct Row: Hashable {
        var content: UIListContentConfiguration
    }

    @Test func `list configurations are equal if all their values are equal`() {
        func make() -> UIListContentConfiguration {
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Text"
            content.secondaryAttributedText = NSAttributedString(string: "More")
            content.image = UIImage(systemName: "star")
            return content
        }
        let (first, second) = (make(), make())
        expect(first == second && first.hashValue == second.hashValue)
        expect(Set([Row(content: first), Row(content: second)]).count, equals: 1)
        let changes: [(inout UIListContentConfiguration) -> Void] = [
            { $0.text = "Other" }, { $0.image = nil }, { $0.textProperties.color = .systemRed },
            { $0.imageProperties.maximumSize.width = 10 }, { $0.directionalLayoutMargins.top = 1 },
            { $0.imageProperties.tintColorTransformer = .grayscale },
        ]
        for (index, change) in changes.enumerated() {
            var changed = first
            change(&changed)
            expect(changed != first, "change \(index)")
        }
        expect(UIListContentConfiguration.cell() != UIListContentConfiguration.sidebarCell())
    }

    @Test func `a transformer equals its copies, and no other transformer`() {
        let transformer = UIConfigurationColorTransformer { $0 }
        var first = UIBackgroundConfiguration.listCell()
        first.backgroundColorTransformer = transformer
        var second = UIBackgroundConfiguration.listCell()
        second.backgroundColorTransformer = transformer
        expect(first == second && first.hashValue == second.hashValue)
        second.backgroundColorTransformer = UIConfigurationColorTransformer { $0 }
        expect(first != second)
        second = first
        second.strokeWidth = 1
        expect(first != second)
    }

    @Test func `configuration states are equal if their traits, flags and custom values are equal`() {
        let key = UIConfigurationStateCustomKey("isArchived")
        var first = UICellConfigurationState(traitCollection: .current)
        var second = first
        expect(first == second && first.hashValue == second.hashValue)
        second.isSwiped = true
        expect(first != second)
        first.isSwiped = true
        first[key] = true
        expect(first != second)
        second[key] = true
        expect(first == second)
        second.traitCollection = UITraitCollection(traitsFrom: [
            first.traitCollection, UITraitCollection(userInterfaceStyle: .dark),
        ])
        expect(first != second)
    }

    @Test func `button configurations are equal if all their values are equal`() {
        var first = UIButton.Configuration.filled()
        first.title = "Title"
        var second = UIButton.Configuration.filled()
        second.title = "Title"
        expect(first == second && first.hashValue == second.hashValue)
        second.imagePadding = 2
        expect(first != second && UIButton.Configuration.plain() != .gray())
    }
}
