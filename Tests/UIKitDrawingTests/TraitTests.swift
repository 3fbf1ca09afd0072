import Foundation
import Testing

@testable import UIKitDrawing

private enum Theme: Int {
    case standard
    case festive
}

private struct ThemeTrait: UITraitDefinition {
    static let defaultValue = Theme.standard
}

private struct AccentTrait: UITraitDefinition {
    static let defaultValue = 0
    static let affectsColorAppearance = true
}

@Suite struct TraitTests {
    @Test func `an empty trait collection specifies nothing`() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.preferredContentSizeCategory == .unspecified)
        #expect(traits == UITraitCollection { _ in })
    }

    @Test func `the last collection has precedence`() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .compact),
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(),
        ])
        #expect(merged.userInterfaceStyle == .light)
        #expect(merged.horizontalSizeClass == .compact)
        #expect(merged.verticalSizeClass == .unspecified)
    }

    @Test func `contains traits of another collection`() {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.displayScale = 2
        }
        #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
        #expect(traits.containsTraits(in: nil))
        #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
    }

    @Test func `modifying traits does not change the original`() {
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        let changed = traits.modifyingTraits { $0.layoutDirection = .rightToLeft }
        #expect(traits.layoutDirection == .unspecified)
        #expect(changed.userInterfaceStyle == .dark)
        #expect(changed.layoutDirection == .rightToLeft)
        #expect(changed.replacing(UITraitDisplayScale.self, value: 3).displayScale == 3)
    }

    @Test func `custom traits are stored`() {
        let traits = UITraitCollection { $0[ThemeTrait.self] = .festive }
        #expect(traits[ThemeTrait.self] == .festive)
        #expect(UITraitCollection()[ThemeTrait.self] == .standard)
        #expect(traits != UITraitCollection())
        #expect(UITraitCollection(ThemeTrait.self, value: .standard) == UITraitCollection())
        #expect(traits.changedTraits(from: nil).map { $0.name } == ["ThemeTrait"])
        #expect(traits.differs(in: ThemeTrait.self, from: UITraitCollection()))
    }

    @Test func `system traits are read by subscript`() {
        let traits = UITraitCollection(UITraitUserInterfaceStyle.self, value: .dark)
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits[UITraitUserInterfaceStyle.self] == .dark)
        #expect(UITraitUserInterfaceStyle.identifier == "UITraitUserInterfaceStyle")
    }

    @Test func `the appearance of a color depends on its traits`() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(dark.hasDifferentColorAppearance(comparedTo: light))
        #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
        #expect(!light.modifyingTraits { $0.displayScale = 3 }.hasDifferentColorAppearance(comparedTo: light))
        #expect(
            !light.modifyingTraits { $0[ThemeTrait.self] = .festive }.hasDifferentColorAppearance(comparedTo: light))
        #expect(light.modifyingTraits { $0[AccentTrait.self] = 1 }.hasDifferentColorAppearance(comparedTo: light))
    }

    @Test func `the current trait collection is restored after performAsCurrent`() {
        let before: UITraitCollection = .current
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
            UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
                #expect(UITraitCollection.current.userInterfaceStyle == .light)
            }
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        #expect(UITraitCollection.current === before)
    }

    @Test func `overrides apply only the traits that are set`() {
        var overrides = UITraitOverrides()
        overrides.userInterfaceStyle = .dark
        overrides[ThemeTrait.self] = .festive
        let base = UITraitCollection(displayScale: 2)
        let result = overrides.applied(to: base)
        #expect(result.userInterfaceStyle == .dark && result.displayScale == 2 && result[ThemeTrait.self] == .festive)
        #expect(overrides.contains(ThemeTrait.self) && !overrides.contains(UITraitDisplayScale.self))
        overrides.remove(UITraitUserInterfaceStyle.self)
        overrides.remove(ThemeTrait.self)
        #expect(overrides.isEmpty)
        #expect(overrides.applied(to: base) === base)
    }

    @Test func `categories are ordered`() {
        #expect(UIContentSizeCategory.small < .large)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(UIContentSizeCategory.unspecified < .extraSmall)
        #expect(UIContentSizeCategory.ordered == UIContentSizeCategory.ordered.shuffled().sorted())
    }
}
