import Foundation

/// A representation of an item: a type, and a closure that loads it.
struct Representation: Sendable {
    /// The kind of value that the closure loads.
    enum Content: Sendable {
        /// Data in memory, loaded with a completion handler.
        case data(@Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?)
        /// A file. The flag states whether the file is the original, which must not be removed.
        case file(@Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?)
        /// An object, for `loadItem(forTypeIdentifier:options:completionHandler:)`.
        case item(NSItemProvider.LoadHandler)
    }

    let typeIdentifier: String
    let content: Content
    var visibility: NSItemProviderRepresentationVisibility = .all
    var fileOptions: NSItemProviderFileOptions = []
}

/// A value that one task transfers to another.
// @unchecked: the sender does not use the value after the transfer.
struct Handover<Value>: @unchecked Sendable {
    let value: Value
}
