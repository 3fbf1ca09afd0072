import AtlasData
import AtlasUI
import UIKit

/// The facts of one country.
final class CountryViewController: UIViewController {
    private let country: Country

    init(country: Country) {
        self.country = country
        super.init(nibName: nil, bundle: nil)
        title = country.name
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let facts = FactsView(facts: [
            Fact(name: AtlasStrings.capital, value: country.capital),
            Fact(name: AtlasStrings.continent, value: country.continent),
            Fact(name: AtlasStrings.area, value: area),
        ])
        facts.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(facts)
        NSLayoutConstraint.activate([
            facts.topAnchor.constraint(equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 2),
            facts.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            facts.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private var area: String {
        "\(country.area.formatted(.number)) km²"
    }
}
