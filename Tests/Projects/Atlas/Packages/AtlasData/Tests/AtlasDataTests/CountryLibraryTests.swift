import Foundation
import Testing

@testable import AtlasData

@MainActor
struct CountryLibraryTests {
    @Test func countriesAreGroupedByContinent() async throws {
        let library = CountryLibrary()
        try await library.load()
        let sections = library.countriesByContinent(matching: "")
        #expect(sections.map(\.continent) == ["Africa", "America", "Asia", "Europe"])
        #expect(sections.last?.countries.map(\.name) == ["Norway", "Portugal", "Switzerland"])
    }

    @Test func namesAreLocalized() {
        #expect(AtlasStrings.area == "Area")
    }
}
