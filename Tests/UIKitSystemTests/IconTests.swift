import Expectations
import ClassRuntime
import Foundation
import HostHeadless
import TestStage
import Testing

@testable import UIKitCore
@testable import UIKitSystem

/// Alternate app icons.
@MainActor
@Suite(.onStage)
struct IconTests {
    @MainActor private final class Log {
        var results: [String] = []
    }

    private let information: [String: Any] = [
        "CFBundleIcons": [
            "CFBundlePrimaryIcon": [
                "CFBundleIconFiles": ["Small", "Large"], "CFBundleIconName": "Set",
            ] as [String: Any],
            "CFBundleAlternateIcons": [
                "Night": ["CFBundleIconFiles": ["NightSmall", "NightLarge"]] as [String: Any],
                "Day": ["CFBundleIconName": "DaySet"] as [String: Any],
            ] as [String: Any],
        ] as [String: Any],
        "CFBundleIcons~ipad": [
            "CFBundleAlternateIcons": ["Night": ["CFBundleIconName": "NightPad"] as [String: Any]] as [String: Any]
        ] as [String: Any],
    ]

    @Test
    func `the images of an icon are its set and its files, largest first`() {
        let phone = AlternateIcons(information, isPad: false)
        expect(phone.images(of: nil), equals: ["Set", "Large", "Small", "AppIcon"])
        expect(phone.images(of: "Night"), equals: ["NightLarge", "NightSmall"])
        expect(phone.images(of: "Missing"), equals: phone.images(of: nil))
        let pad = AlternateIcons(information, isPad: true)
        expect(pad.images(of: "Night"), equals: ["NightPad"])
        expect(!pad.contains("Day"))
    }

    @Test
    func `an icon is chosen by its name, and an unknown name is explained in a sentence`() {
        let stage = Stage()
        stage.application.information = ApplicationInformation(information)
        defer { ChosenIcon.name = nil }
        let log = Log()
        func choose(_ name: String?) {
            stage.application.setAlternateIconName(name) { log.results.append($0?.localizedDescription ?? "done") }
            stage.host.turn()
        }
        expect(stage.application.supportsAlternateIcons)
        expectNil(stage.application.alternateIconName)
        choose("Night")
        expect(stage.application.alternateIconName, equals: "Night")
        expect(stage.host.windows[0].iconSize, equals: CGSize(width: 64, height: 64))
        choose("Dusk")
        expect(stage.application.alternateIconName, equals: "Night")
        choose(nil)
        expectNil(stage.application.alternateIconName)
        stage.application.information = ApplicationInformation([:])
        choose("Night")
        expect(!stage.application.supportsAlternateIcons)
        expect(
            log.results,
            equals: [
                "done", "The icon “Dusk” does not exist. Add it to CFBundleAlternateIcons in Info.plist.", "done",
                "The app has only one icon. List others under CFBundleAlternateIcons in Info.plist.",
            ])
    }
}
