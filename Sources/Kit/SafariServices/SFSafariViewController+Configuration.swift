import Foundation
import UIKitCore

extension SFSafariViewController {
    /// The settings of a page that opens a web page.
    ///
    /// They are preferences for a browser inside the app. The desktop's browser has its own bars, and is not asked for
    /// a view for readers.
    @preconcurrency @MainActor
    open class Configuration: NSObject, NSCopying {
        /// Whether to show the view for readers, if the browser has one for the page. The default is false.
        open var entersReaderIfAvailable = false

        /// Whether the bars of the browser collapse while the page scrolls. The default is true.
        open var barCollapsingEnabled = true

        /// Creates the default settings.
        public override init() {
            super.init()
        }

        /// Returns a copy.
        // A copy is requested on the main actor, as the properties are used there.
        open nonisolated func copy(with zone: NSZone? = nil) -> Any {
            MainActor.assumeIsolated { makeCopy() }
        }

        func makeCopy() -> Configuration {
            let copy = Configuration()
            copy.entersReaderIfAvailable = entersReaderIfAvailable
            copy.barCollapsingEnabled = barCollapsingEnabled
            return copy
        }
    }
}
