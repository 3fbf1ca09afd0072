import Foundation
import TestSupport
import UIKit

/// A home folder whose folder `Pictures` contains the picture `porch.png`.
struct PictureFolder {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
        let pictures: URL = home.url.appending(path: "Pictures")
        try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).pngData { context in
            UIColor.systemOrange.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
        }
        try picture.write(to: pictures.appending(path: "porch.png"))
    }

    /// The environment variables with which an app shows the picture in its image picker.
    var environment: [String: String] { ["HOME": home.url.path, "XDG_CONFIG_HOME": home.url.path] }
}
