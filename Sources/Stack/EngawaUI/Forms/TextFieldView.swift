import UIKitCore
import UIKitStackViews
import ViewModels

/// A text field for a field of a form, and below it the message for that field.
///
///     let email = TextFieldView(model.email, placeholder: "Email")
///     email.textField.keyboardType = .emailAddress
///
/// The accessibility identifier of the text field is the name of the form's field. The identifier of the message is
/// that name followed by `.message`.
@MainActor
public final class TextFieldView: UIView {
    /// The text field.
    public let textField = UITextField()

    let field: Field<String>
    private let message = UILabel()
    private let column: UIStackView

    /// Creates a view for a field.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - placeholder: The text that the empty text field shows. It is also the text field's accessibility label.
    public init(_ field: Field<String>, placeholder: String) {
        self.field = field
        column = UIStackView(arrangedSubviews: [textField, message])
        super.init(frame: .zero)
        textField.borderStyle = .roundedRect
        textField.placeholder = placeholder
        textField.font = .preferredFont(forTextStyle: .body)
        textField.adjustsFontForContentSizeCategory = true
        textField.accessibilityIdentifier = field.name
        textField.accessibilityLabel = placeholder
        message.font = .preferredFont(forTextStyle: .footnote)
        message.adjustsFontForContentSizeCategory = true
        message.textColor = .systemRed
        message.numberOfLines = 0
        message.accessibilityIdentifier = "\(field.name).message"
        column.axis = .vertical
        column.spacing = 4
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: topAnchor),
            column.bottomAnchor.constraint(equalTo: bottomAnchor),
            column.leadingAnchor.constraint(equalTo: leadingAnchor),
            column.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        field.message.bind(with: message) { label, text in
            label.text = text
            label.isHidden = text == nil
        }
    }

    public required init?(coder: NSCoder) {
        return nil
    }
}
