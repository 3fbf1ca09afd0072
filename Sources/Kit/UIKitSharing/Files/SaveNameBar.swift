import Foundation
import UIKitCore

/// The bar at the bottom of a file chooser. It contains the text field for the name of the file to save, and the button
/// that creates a folder.
final class SaveNameBar: UIView {
    static let height: CGFloat = 56

    let field = UITextField()
    var onChange: ((String) -> Void)?
    var onNewFolder: (() -> Void)?
    private let folderButton = UIButton(type: .system)
    private let line = UIView()

    init() {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        field.borderStyle = .roundedRect
        field.placeholder = "Name"
        field.accessibilityIdentifier = "File name"
        field.autocapitalizationType = .none
        field.addAction(
            UIAction { [weak self] _ in self?.onChange?(self?.field.text ?? "") }, for: .editingChanged)
        folderButton.setImage(UIImage(systemName: "folder.badge.plus"), for: .normal)
        folderButton.accessibilityLabel = "New Folder"
        folderButton.addAction(UIAction { [weak self] _ in self?.onNewFolder?() }, for: .touchUpInside)
        for view in [field, folderButton, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
        let isReversed: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let button: CGFloat = 44
        folderButton.frame = CGRect(
            x: isReversed ? 12 : bounds.width - button - 12, y: 6, width: button, height: button)
        field.frame = CGRect(
            x: isReversed ? button + 20 : 16, y: 10, width: max(0, bounds.width - button - 36), height: 36)
    }
}
