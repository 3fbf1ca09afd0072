import AppDriver
import UIKit

extension Options {
    /// The launch options of the application in a window.
    var launch: LaunchOptions {
        var launch = LaunchOptions()
        launch.name = example?.title ?? "Engawa"
        launch.size = size
        launch.prefersDark = prefersDark
        launch.contentSizeCategory = textSize
        return launch
    }

    /// The options of a session without a display.
    var session: AppSession.Options {
        var session = AppSession.Options()
        session.name = "Engawa"
        session.size = size
        session.scale = scale
        session.prefersDark = prefersDark
        if let textSize { session.contentSizeCategory = textSize }
        return session
    }
}
