import UIKit

/// An input view with the sizes of a shirt.
final class SizePad: UIInputView {
    private let choose: (String) -> Void

    init(choose: @escaping (String) -> Void) {
        self.choose = choose
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 120), inputViewStyle: .keyboard)
        let row = UIStackView(arrangedSubviews: ["S", "M", "L", "XL"].map(makeButton))
        row.distribution = .fillEqually
        row.spacing = 8
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            row.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            row.heightAnchor.constraint(equalToConstant: 48),
        ])
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func makeButton(_ size: String) -> UIButton {
        var configuration: UIButton.Configuration = .gray()
        configuration.title = size
        return UIButton(
            configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.choose(size) })
    }
}
