import Foundation

/// A placeholder for elements that are provided when the menu opens.
///
/// The menu shows an activity indicator until the provider calls its completion handler.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    /// A closure that provides elements. It calls its argument with the elements, immediately or later.
    public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    /// Whether the provider is called only once.
    package let keepsElements: Bool
    /// The elements that the provider returned last, or nil if it has not returned any.
    package private(set) var provided: [UIMenuElement]?
    /// The completion handlers of menus that wait for a pending call to the provider. Used only if `keepsElements` is
    /// true.
    private var waiting: [([UIMenuElement]) -> Void] = []

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

    /// Calls `completion` with the elements: immediately with kept elements, otherwise when the provider returns them.
    ///
    /// Only the first call to the provider's completion handler has an effect. If elements are kept, menus that open
    /// while the provider is at work wait for the same call.
    package func load(_ completion: @escaping ([UIMenuElement]) -> Void) {
        guard keepsElements else {
            var isPending = true
            provider { [weak self] elements in
                guard isPending else { return }
                isPending = false
                self?.provided = elements
                completion(elements)
            }
            return
        }
        if let provided { return completion(provided) }
        waiting.append(completion)
        guard waiting.count == 1 else { return }
        // The closure retains the element, so that the provider's result reaches the menus that wait.
        provider { [self] elements in
            guard provided == nil else { return }
            provided = elements
            let completions = waiting
            waiting = []
            for completion in completions { completion(elements) }
        }
    }
}
