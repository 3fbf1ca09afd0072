import FileBrowsing
import Foundation
import HostClock
import UIKitCore
import UIKitLists

/// A cell with a file or a folder.
final class FileCell: UITableViewCell {
    private var url: URL?

    /// Shows an entry with its symbol or, for a picture, with a thumbnail that is decoded on another thread.
    func show(_ entry: FolderEntry, showsExtension: Bool, isDimmed: Bool) {
        url = entry.url
        let name: String =
            showsExtension || entry.isFolder ? entry.name : (entry.name as NSString).deletingPathExtension
        textLabel?.text = name
        textLabel?.textColor = isDimmed ? .tertiaryLabel : .label
        textLabel?.lineBreakMode = .byTruncatingMiddle
        detailTextLabel?.text = entry.details
        detailTextLabel?.textColor = isDimmed ? .tertiaryLabel : .secondaryLabel
        imageView?.image = FileCell.icon(named: entry.symbolName)
        // The symbol of a folder has the tint color of the app.
        imageView?.tintColor = entry.isFolder ? nil : .secondaryLabel
        guard entry.type.conforms(to: .image) else { return }
        Thumbnails.shared.load(entry, side: 40) { [weak self] image in
            guard let self, let image, self.url == entry.url else { return }
            self.imageView?.image = image
            self.setNeedsLayout()
        }
    }

    /// Returns a symbol that is centered in a square, so that the names are aligned.
    private static func icon(named name: String) -> UIImage? {
        guard let symbol = UIImage(systemName: name) else { return nil }
        let side: CGFloat = 40
        let scale: CGFloat = min(1, 26 / max(symbol.size.width, symbol.size.height)) * 1.2
        let size = CGSize(width: symbol.size.width * scale, height: symbol.size.height * scale)
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
            symbol.draw(
                in: CGRect(
                    x: (side - size.width) / 2, y: (side - size.height) / 2, width: size.width, height: size.height))
        }.withRenderingMode(.alwaysTemplate)
    }
}
