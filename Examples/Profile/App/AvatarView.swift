import Engawa
import UIKit

/// A round picture of a user.
final class AvatarView: UIImageView {
    /// Creates a view with a width and height of `side` points.
    init(side: CGFloat) {
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        layer.cornerRadius = side / 2
        clipsToBounds = true
        contentMode = .scaleAspectFill
        backgroundColor = .secondarySystemBackground
        accessibilityIdentifier = "avatar"
        translatesAutoresizingMaskIntoConstraints = false
        widthAnchor.constraint(equalToConstant: side).isActive = true
        heightAnchor.constraint(equalToConstant: side).isActive = true
    }

    required init?(coder: NSCoder) {
        return nil
    }
}
