import Foundation
import UIKitCore

extension SFSafariViewController {
    /// The settings of a Safari view controller.
    ///
    /// The settings apply to a browser inside the app, so they have no effect: the desktop's browser has its own bars,
    /// and the kit cannot open its reader view.
    @preconcurrency @MainActor
    open class Configuration: NSObject, NSCopying {
        /// Whether to show the reader view, if it is available for the page. The default is false.
        open var entersReaderIfAvailable = false

        /// Whether the bars of the browser collapse while the page scrolls. The default is true.
        open var barCollapsingEnabled = true

        /// Creates the default settings.
        public override init() {
            super.init()
        }

        /// Returns a copy.
        // Copies are made on the main actor, where the properties are used.
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
