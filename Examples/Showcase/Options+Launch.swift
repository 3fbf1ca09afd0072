import AppDriver
import UIKit

extension Options {
    /// How the application is launched in a window.
    var launch: LaunchOptions {
        var launch = LaunchOptions()
        launch.name = example?.title ?? "Engawa"
        launch.size = size
        launch.prefersDark = prefersDark
        launch.contentSizeCategory = textSize
        return launch
    }

    /// How it is launched without a display.
    var session: AppSession.Options {
        var session = AppSession.Options()
        session.name = "Engawa"
        session.size = size
        session.scale = scale
        session.prefersDark = prefersDark
        session.contentSizeCategory = textSize
        return session
    }
}
