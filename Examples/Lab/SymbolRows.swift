import UIKit

/// Rows of symbols: weights, scales and palettes.
final class SymbolRows: UIStackView {
    init() {
        super.init(frame: .zero)
        axis = .vertical
        spacing = 8
        let weights: [UIImage.SymbolWeight] = [.ultraLight, .regular, .semibold, .black]
        let scales: [UIImage.SymbolScale] = [.small, .medium, .large]
        let palettes: [[UIColor]] = [[.systemBlue], [.white, .systemRed], [.systemYellow, .systemIndigo]]
        add(
            weights.map {
                UIImage(systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(pointSize: 28, weight: $0))
            })
        add(
            scales.map {
                UIImage(
                    systemName: "star.fill",
                    withConfiguration: UIImage.SymbolConfiguration(pointSize: 24, weight: .regular, scale: $0))
            })
        add(
            palettes.map {
                let size = UIImage.SymbolConfiguration(pointSize: 28)
                let colors = UIImage.SymbolConfiguration(paletteColors: $0)
                return UIImage(systemName: "person.crop.circle.fill", withConfiguration: size.applying(colors))
            })
    }

    required init(coder: NSCoder) { fatalError("The page is made in code.") }

    private func add(_ images: [UIImage?]) {
        let row = UIStackView(arrangedSubviews: images.map(UIImageView.init(image:)))
        row.distribution = .fillEqually
        for view in row.arrangedSubviews { view.contentMode = .center }
        addArrangedSubview(row)
    }
}
