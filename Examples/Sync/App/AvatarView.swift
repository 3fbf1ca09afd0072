import Engawa
import SyncModels
import UIKit

/// The round picture of a person, or the first letter of the person's name.
final class AvatarView: UIImageView {
    private let initials = UILabel()
    /// Colors on which white letters can be read.
    private static let colors: [UIColor] = [
        .systemBlue, UIColor(red: 0.13, green: 0.53, blue: 0.25, alpha: 1),
        UIColor(red: 0.78, green: 0.36, blue: 0, alpha: 1), .systemPurple, .systemPink,
        UIColor(red: 0, green: 0.46, blue: 0.53, alpha: 1), .systemIndigo, .systemBrown,
    ]

    /// Creates a view with a width and height of `side` points.
    init(side: CGFloat) {
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        layer.cornerRadius = side / 2
        clipsToBounds = true
        contentMode = .scaleAspectFill
        initials.font = .systemFont(ofSize: side * 0.4, weight: .medium)
        initials.textColor = .white
        initials.textAlignment = .center
        initials.isAccessibilityElement = false
        for view in [self, initials] as [UIView] { view.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(initials)
        NSLayoutConstraint.activate([
            widthAnchor.constraint(equalToConstant: side), heightAnchor.constraint(equalToConstant: side),
            initials.centerXAnchor.constraint(equalTo: centerXAnchor),
            initials.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows a person.
    ///
    /// - Parameter url: The address of the picture; nil to show the first letter of the name.
    func show(_ account: Account?, url: URL?, from pictures: ImagePipeline) {
        initials.text = account.map { $0.name.prefix(1).uppercased() } ?? "?"
        backgroundColor = Self.colors[(account?.id ?? 0) % Self.colors.count]
        initials.isHidden = false
        setImage(from: url, pipeline: pictures) { [weak self] result in
            if case .success = result { self?.initials.isHidden = true }
        }
    }
}
