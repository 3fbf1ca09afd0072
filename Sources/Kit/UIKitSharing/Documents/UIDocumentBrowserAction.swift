import FileBrowsing
import Foundation
import UIKitCore
import UniformTypeIdentifiers

/// An action of the app for documents in a document browser.
@preconcurrency @MainActor
open class UIDocumentBrowserAction: NSObject {
    /// The locations at which an action is available.
    public struct Availability: OptionSet, Sendable, Hashable {
        /// The bits of the locations.
        public let rawValue: Int
        /// Creates a set of locations from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The menu of a document.
        public static let menu = Availability(rawValue: 1)
        /// The bar of a browser in which the user may open several documents at once.
        public static let navigationBar = Availability(rawValue: 1 << 1)
    }

    /// The identifier, which is unique among the actions of a browser.
    public let identifier: String
    /// The title.
    public let localizedTitle: String
    /// The locations at which the action is available.
    public let availability: Availability
    /// The image. The default is nil.
    open var image: UIImage?
    /// The identifiers of the types of documents for which the action is available. The default is the type of all
    /// files.
    open var supportedContentTypes: [String] = [UTType.item.identifier]
    /// Whether the action is available for several documents. The default is true.
    open var supportsMultipleItems = true

    let handler: ([URL]) -> Void

    /// Creates an action. `handler` is called with the documents.
    public init(
        identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void
    ) {
        self.identifier = identifier
        self.localizedTitle = localizedTitle
        self.availability = availability
        self.handler = handler
        super.init()
    }

    func isAvailable(at place: Availability, for types: [UTType]) -> Bool {
        availability.contains(place) && !types.isEmpty && (types.count == 1 || supportsMultipleItems)
            && types.allSatisfy { type in
                supportedContentTypes.contains { UTType($0).map(type.conforms(to:)) ?? false }
            }
    }
}
