import ObjectCaches

/// An object whose content can be discarded while it is not used, to free memory.
///
/// An `NSCache` discards the content of each object that it removes, and by default removes an object whose content was
/// discarded.
public typealias NSDiscardableContent = ObjectCaches.NSDiscardableContent
