import Foundation

/// The fonts, colors and alignments of the labels of standard cells.
@MainActor
enum CellTextStyle {
    static func apply(to label: UILabel, of style: UITableViewCell.CellStyle, isDetail: Bool) {
        label.adjustsFontForContentSizeCategory = true
        switch (style, isDetail) {
        case (.value2, false):
            label.font = .preferredFont(forTextStyle: .footnote)
            label.textColor = .tintColor
        case (.value2, true):
            label.font = .preferredFont(forTextStyle: .subheadline)
        case (.value1, true):
            label.font = .preferredFont(forTextStyle: .body)
            label.textColor = .secondaryLabel
        case (.subtitle, true):
            label.font = .preferredFont(forTextStyle: .caption1)
            label.textColor = .label
        default:
            label.font = .preferredFont(forTextStyle: .body)
        }
    }
}
