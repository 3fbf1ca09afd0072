import Foundation

/// The countries of the package's resources.
@MainActor
public final class CountryLibrary {
    public private(set) var countries: [Country] = []

    public init() {}

    public func load() async throws {
        countries = try await Self.readCountries()
    }

    private nonisolated static func readCountries() async throws -> [Country] {
        guard let url = Bundle.module.url(forResource: "countries", withExtension: "json") else {
            throw CocoaError(.fileNoSuchFile)
        }
        return try JSONDecoder().decode([Country].self, from: Data(contentsOf: url))
    }

    /// Returns the countries whose names contain `text`, in the order of their continents' names.
    public func countriesByContinent(matching text: String) -> [(continent: String, countries: [Country])] {
        let found = countries.filter { text.isEmpty || $0.name.localizedCaseInsensitiveContains(text) }
        return Dictionary(grouping: found, by: \.continent)
            .sorted { $0.key < $1.key }
            .map { (continent: $0.key, countries: $0.value.sorted { $0.name < $1.name }) }
    }
}
