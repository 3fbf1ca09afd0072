import UIKit

/// A plate with round corners, on which a page of the Lab shows something.
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
    /// A line of text on a page of the Lab.
    convenience init(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor = .label) {
        self.init()
        self.text = text
        font = .preferredFont(forTextStyle: style)
        textColor = color
    }
}
