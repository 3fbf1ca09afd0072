import Foundation

extension UITableView {
    /// How a table looks.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge; headers stay at the top while their section is seen.
        case plain = 0
        /// Sections stand apart.
        case grouped = 1
        /// Sections stand apart as cards with round corners.
        case insetGrouped = 2
    }

    /// Where a row comes to stand when it is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// As near as it must to be seen.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        case none = 5
        case middle = 6
        /// The one that suits: fading.
        case automatic = 100
    }

    /// Stands for "whatever suits", for heights.
    public static let automaticDimension: CGFloat = -1
}

extension UITableViewCell {
    /// What stands where in a cell.
    public enum CellStyle: Int, Sendable {
        /// An image and a text.
        case `default` = 0
        /// A text at the leading and a detail at the trailing side.
        case value1 = 1
        /// A small tinted text, and a detail after it.
        case value2 = 2
        /// A text, and a detail below it.
        case subtitle = 3
    }

    /// Lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
    }

    /// How a selected cell looks.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }

    /// What stands at the trailing side of a cell.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        /// An arrow: choosing the row leads on.
        case disclosureIndicator = 1
        /// A button that tells more, and an arrow.
        case detailDisclosureButton = 2
        case checkmark = 3
        /// A button that tells more.
        case detailButton = 4
    }
}
