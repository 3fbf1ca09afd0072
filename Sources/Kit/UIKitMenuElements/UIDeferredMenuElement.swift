import Foundation

/// A placeholder for elements that are provided when the menu opens.
///
/// The menu shows an activity indicator until the provider calls its completion handler.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    /// A closure that provides elements. It calls its argument with the elements, immediately or later.
    public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let keepsElements: Bool
    /// The elements that the provider returned, or nil if it has not returned any or if they are not kept.
    package private(set) var cached: [UIMenuElement]?

    /// Creates an element whose provider is called once. The provided elements are kept.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provider = elementProvider
        keepsElements = true
        super.init(title: "", subtitle: nil, image: nil)
    }

    private init(uncached provider: @escaping Provider) {
        self.provider = provider
        keepsElements = false
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Creates an element whose provider is called each time the menu opens.
    public class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(uncached: elementProvider)
    }

    /// Calls `completion` with the elements, immediately if they are kept or the provider returns them immediately.
    package func load(_ completion: @escaping ([UIMenuElement]) -> Void) {
        if let cached { return completion(cached) }
        provider { [weak self] elements in
            if let self, self.keepsElements { self.cached = elements }
            completion(elements)
        }
    }
}
