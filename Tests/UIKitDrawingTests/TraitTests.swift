import Expectations
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

struct TraitTests {
    @Test func `an image has the traits that it was created for`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let configured: UIImage? = UIImage(systemName: "star", compatibleWith: dark)
        expect(configured?.traitCollection.userInterfaceStyle, equals: .dark)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let plain: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { _ in }
        expect(plain.traitCollection.displayScale == 3 && plain.traitCollection.userInterfaceStyle == .unspecified)
    }

    @Test func `an empty trait collection specifies nothing`() {
        let traits = UITraitCollection()
        expect(traits.userInterfaceStyle, equals: .unspecified)
        expect(traits.displayScale, equals: 0)
        expect(traits.preferredContentSizeCategory, equals: .unspecified)
        expect(traits, equals: UITraitCollection { _ in })
    }

    @Test func `the last collection has precedence`() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .compact),
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(),
        ])
        expect(merged.userInterfaceStyle, equals: .light)
        expect(merged.horizontalSizeClass, equals: .compact)
        expect(merged.verticalSizeClass, equals: .unspecified)
    }

    @Test func `contains traits of another collection`() {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.displayScale = 2
        }
        expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
        expect(traits.containsTraits(in: nil))
        expect(!traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
    }

    @Test func `modifying traits does not change the original`() {
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        let changed = traits.modifyingTraits { $0.layoutDirection = .rightToLeft }
        expect(traits.layoutDirection, equals: .unspecified)
        expect(changed.userInterfaceStyle, equals: .dark)
        expect(changed.layoutDirection, equals: .rightToLeft)
        expect(changed.replacing(UITraitDisplayScale.self, value: 3).displayScale, equals: 3)
    }

    @Test func `custom traits are stored`() {
        let traits = UITraitCollection { $0[ThemeTrait.self] = .festive }
        expect(traits[ThemeTrait.self], equals: .festive)
        expect(UITraitCollection()[ThemeTrait.self], equals: .standard)
        expect(traits, differsFrom: UITraitCollection())
        expect(UITraitCollection(ThemeTrait.self, value: .standard), equals: UITraitCollection())
        expect(traits.changedTraits(from: nil).map { $0.name }, equals: ["ThemeTrait"])
        expect(traits.differs(in: ThemeTrait.self, from: UITraitCollection()))
    }

    @Test func `system traits are read by subscript`() {
        let traits = UITraitCollection(UITraitUserInterfaceStyle.self, value: .dark)
        expect(traits.userInterfaceStyle, equals: .dark)
        expect(traits[UITraitUserInterfaceStyle.self], equals: .dark)
        expect(UITraitUserInterfaceStyle.identifier, equals: "UITraitUserInterfaceStyle")
    }

    @Test func `the appearance of a color depends on its traits`() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        expect(dark.hasDifferentColorAppearance(comparedTo: light))
        expect(dark.hasDifferentColorAppearance(comparedTo: nil))
        expect(!light.modifyingTraits { $0.displayScale = 3 }.hasDifferentColorAppearance(comparedTo: light))
        expect(
            !light.modifyingTraits { $0[ThemeTrait.self] = .festive }.hasDifferentColorAppearance(comparedTo: light))
        expect(light.modifyingTraits { $0[AccentTrait.self] = 1 }.hasDifferentColorAppearance(comparedTo: light))
    }

    @Test func `the current trait collection is restored after performAsCurrent`() {
        let before: UITraitCollection = .current
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            expect(UITraitCollection.current.userInterfaceStyle, equals: .dark)
            UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
                expect(UITraitCollection.current.userInterfaceStyle, equals: .light)
            }
            expect(UITraitCollection.current.userInterfaceStyle, equals: .dark)
        }
        expect(UITraitCollection.current, isIdenticalTo: before)
    }

    @Test func `overrides apply only the traits that are set`() {
        var overrides = UITraitOverrides()
        overrides.userInterfaceStyle = .dark
        overrides[ThemeTrait.self] = .festive
        let base = UITraitCollection(displayScale: 2)
        let result = overrides.applied(to: base)
        expect(result.userInterfaceStyle == .dark && result.displayScale == 2 && result[ThemeTrait.self] == .festive)
        expect(overrides.contains(ThemeTrait.self) && !overrides.contains(UITraitDisplayScale.self))
        overrides.remove(UITraitUserInterfaceStyle.self)
        overrides.remove(ThemeTrait.self)
        expect(overrides.isEmpty)
        expect(overrides.applied(to: base), isIdenticalTo: base)
    }

    @Test func `categories are ordered`() {
        expect(UIContentSizeCategory.small, isLessThan: .large)
        expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        expect(UIContentSizeCategory.unspecified, isLessThan: .extraSmall)
        expect(UIContentSizeCategory.ordered, equals: UIContentSizeCategory.ordered.shuffled().sorted())
    }
}
