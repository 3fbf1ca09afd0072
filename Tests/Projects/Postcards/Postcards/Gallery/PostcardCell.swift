//
//  PostcardCell.swift
//  Postcards
//

import UIKit

final class PostcardCell: UICollectionViewCell {

    static let identifier = "PostcardCell"

    private let frameView = UIImageView(image: UIImage(resource: .frame))
    private let imageView = UIImageView()
    private let postmark = UIImageView(image: UIImage(named: "postmark"))
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        postmark.tintColor = UIColor(resource: .Colors.stamp)
        postmark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 28)
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .darkText
        label.setContentHuggingPriority(.required, for: .vertical)
        label.textAlignment = .center

        for view in [frameView, imageView, postmark, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            frameView.topAnchor.constraint(equalTo: contentView.topAnchor),
            frameView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            frameView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            frameView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            imageView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
            imageView.bottomAnchor.constraint(equalTo: label.topAnchor, constant: -4),
            label.leadingAnchor.constraint(equalTo: imageView.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: imageView.trailingAnchor),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            postmark.topAnchor.constraint(equalTo: imageView.topAnchor, constant: 4),
            postmark.trailingAnchor.constraint(equalTo: imageView.trailingAnchor, constant: -4)
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ postcard: Postcard) {
        imageView.image = postcard.image
        label.text = postcard.title
        postmark.isHidden = !postcard.isSent
        accessibilityIdentifier = postcard.place
    }
}
