import AtlasData
import Foundation
import Testing
import UIKit

@testable import Atlas
@testable import AtlasUI

struct CountriesTests {
    @Test func searchKeepsTheSectionsThatMatch() async throws {
        let library = CountryLibrary()
        try await library.load()
        let controller = CountriesViewController(library: library)
        controller.loadViewIfNeeded()
        controller.search("por")
        #expect(controller.numberOfSections(in: controller.tableView) == 1)
        #expect(controller.tableView(controller.tableView, titleForHeaderInSection: 0) == "Europe")
    }

    @Test(arguments: ["Beta", ""])
    func badgesAreWiderThanTheirText(_ text: String) {
        let badge = BadgeLabel(text: text)
        let label = UILabel()
        label.font = badge.font
        label.text = text
        #expect(badge.intrinsicContentSize.width == label.intrinsicContentSize.width + 16)
    }

    @Test func theAppIsLaunchedBeforeTheTests() {
        #expect(UIApplication.shared.delegate is AppDelegate)
        #expect(UIApplication.shared.connectedScenes.first?.delegate is SceneDelegate)
    }

    @Test func classesOfAFrameworkHaveItsBundle() {
        #expect(Bundle(for: BadgeLabel.self).bundleIdentifier?.hasSuffix(".AtlasUI") == true)
        #expect(Bundle(for: AppDelegate.self) == .main)
    }

    @Test func theInformationHasExpandedSettings() {
        let version = Bundle.main.object(forInfoDictionaryKey: "AtlasDataVersion") as? String
        #expect(version == "2.1 (12, Debug)")
        #expect(Bundle.main.bundleIdentifier == "org.example.atlas")
    }
}
