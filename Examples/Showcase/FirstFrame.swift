import AppDriver
import Foundation
import UIKit

/// Shows the first frame without a display and ends: what a launch costs.
@MainActor
enum FirstFrame {
    /// Writes the first frame to the file that the tour names, if it names one.
    static func show(_ options: Options) throws {
        let session = try AppSession(
            delegate: ShowcaseAppDelegate(example: options.example), options: options.session)
        let picture: CGImage? = session.screenshot()
        if let file = options.tour, let png = picture.flatMap({ $0.pngData() }) {
            try png.write(to: URL(fileURLWithPath: file))
        }
    }
}
