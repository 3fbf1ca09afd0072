//
//  PostcardViewController.swift
//  Postcards
//

import UIKit

final class PostcardViewController: UIViewController {

    private let postcard: Postcard
    private let imageView = UIImageView()
    private let greetingsLabel = UILabel()
    private let captionLabel = UILabel()

    init(postcard: Postcard) {
        self.postcard = postcard
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = postcard.title
        view.backgroundColor = UIColor(resource: .Colors.paper)

        imageView.image = postcard.image
        imageView.contentMode = .scaleAspectFit
        imageView.isAccessibilityElement = true
        imageView.accessibilityLabel = postcard.title

        // The key is %lld greetings. The catalog varies it by plural.
        greetingsLabel.text = String(localized: "\(postcard.greetings) greetings")
        greetingsLabel.font = .preferredFont(forTextStyle: .title2)
        greetingsLabel.textColor = .Colors.ink
        greetingsLabel.numberOfLines = 0

        let format = NSLocalizedString("caption", tableName: "Screens", bundle: .main, value: "%@", comment: "")
        captionLabel.text = String(format: format, postcard.title, 1962)
        captionLabel.textColor = UIColor(named: "Colors/Caption")
        captionLabel.font = .preferredFont(forTextStyle: .callout)

        let stack = UIStackView(arrangedSubviews: [imageView, greetingsLabel, captionLabel])
        stack.axis = .vertical
        stack.spacing = 12
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            imageView.widthAnchor.constraint(equalTo: stack.widthAnchor),
            imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 2.0 / 3.0)
        ])
    }
}
