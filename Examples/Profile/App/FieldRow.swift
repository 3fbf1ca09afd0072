import Engawa
import UIKit

/// A text field with its title above, and a validation message below.
final class FieldRow: UIStackView {
    let field = UITextField()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()

    /// Creates a row for a field of a form.
    init(_ title: String, _ model: Field<String>, in form: Form) {
        super.init(frame: .zero)
        axis = .vertical
        spacing = 4
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .footnote)
        titleLabel.textColor = .secondaryLabel
        field.font = .preferredFont(forTextStyle: .body)
        field.borderStyle = .roundedRect
        field.clearButtonMode = .whileEditing
        field.accessibilityIdentifier = model.name
        field.accessibilityLabel = title
        field.bindText(to: model, in: form)
        messageLabel.font = .preferredFont(forTextStyle: .footnote)
        messageLabel.textColor = .systemRed
        messageLabel.numberOfLines = 0
        messageLabel.accessibilityIdentifier = "\(model.name).message"
        for label in [titleLabel, messageLabel] { label.adjustsFontForContentSizeCategory = true }
        for view in [titleLabel, field, messageLabel] { addArrangedSubview(view) }
        field.heightAnchor.constraint(greaterThanOrEqualToConstant: 36).isActive = true
        model.message.bind(with: self) { row, message in
            row.messageLabel.text = message
            row.messageLabel.isHidden = message == nil
        }
    }

    required init(coder: NSCoder) {
        fatalError("FieldRow cannot be created from an interface file.")
    }
}
