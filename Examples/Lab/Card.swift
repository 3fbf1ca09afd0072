import UIKit

/// A rounded container view on the pages of the Lab.
class Card: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 14
    }

    required init?(coder: NSCoder) {
        return nil
    }
}

extension UILabel {
    /// Creates a label for a page of the Lab.
    convenience init(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor = .label) {
        self.init()
        self.text = text
        font = .preferredFont(forTextStyle: style)
        textColor = color
    }
}
