import AppDriver
import Foundation
import UIKit

/// Renders the first frame without a display and exits, to measure the time of a launch.
@MainActor
enum FirstFrame {
    /// Writes the first frame to the file of the option `--tour`, if the option is set.
    static func show(_ options: Options) throws {
        let session = try AppSession(
            delegate: ShowcaseAppDelegate(example: options.example), options: options.session)
        let picture: CGImage? = session.screenshot()
        if let file = options.tour, let png = picture.flatMap({ $0.pngData() }) {
            try png.write(to: URL(fileURLWithPath: file))
        }
    }
}
