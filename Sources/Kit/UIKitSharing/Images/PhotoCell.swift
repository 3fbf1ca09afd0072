import FileBrowsing
import Foundation
import UIKitCore
import UIKitLists
import UniformTypeIdentifiers

/// A cell with a picture or a video, and a mark if it is selected.
final class PhotoCell: UICollectionViewCell {
    private let picture = UIImageView()
    private let badge = UILabel()
    private var url: URL?

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .center
        picture.clipsToBounds = true
        picture.backgroundColor = .secondarySystemBackground
        picture.tintColor = .secondaryLabel
        badge.backgroundColor = .systemBlue
        badge.textColor = .white
        badge.font = .systemFont(ofSize: 13, weight: .semibold)
        badge.textAlignment = .center
        badge.layer.cornerRadius = 11
        badge.layer.borderWidth = 1.5
        badge.layer.borderColor = UIColor.white.cgColor
        badge.clipsToBounds = true
        contentView.addSubview(picture)
        contentView.addSubview(badge)
        isAccessibilityElement = true
        accessibilityTraits = .image
    }

    required init?(coder: NSCoder) { nil }

    /// The text of the mark, if any.
    var mark: String? {
        didSet {
            badge.text = mark
            badge.isHidden = mark == nil
            picture.alpha = mark == nil ? 1 : 0.75
            accessibilityTraits = mark == nil ? .image : [.image, .selected]
        }
    }

    func show(_ entry: FolderEntry, side: CGFloat) {
        url = entry.url
        accessibilityLabel = (entry.name as NSString).deletingPathExtension
        picture.image = UIImage(systemName: entry.symbolName)
        guard entry.type.conforms(to: .image), side > 0 else { return }
        Thumbnails.shared.load(entry, side: side) { [weak self] image in
            guard let self, let image, self.url == entry.url else { return }
            self.picture.image = image
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = contentView.bounds
        let isReversed: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        badge.frame = CGRect(
            x: isReversed ? 6 : bounds.width - 28, y: bounds.height - 28, width: 22, height: 22)
    }
}
