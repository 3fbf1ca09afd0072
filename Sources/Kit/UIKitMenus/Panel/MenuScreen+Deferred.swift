import UIKitCore

/// Requests for the elements that deferred elements provide.
extension MenuScreen {
    /// Requests the elements of each deferred element in `elements` and in their inline menus, once.
    func load(_ elements: [UIMenuElement]) {
        for element in elements {
            if let inner = element as? UIMenu, inner.options.contains(.displayInline) { load(inner.children) }
            guard let deferred = element as? UIDeferredMenuElement,
                requested.updateValue(deferred, forKey: ObjectIdentifier(deferred)) == nil
            else { continue }
            deferred.load { [weak self, id = ObjectIdentifier(deferred)] elements in
                guard let self else { return }
                loaded[id] = elements
                reload()
                load(elements)
            }
        }
    }

    /// Discards loaded elements that are not kept, so that they are requested again when their menu opens again.
    func forgetUncached(in elements: [UIMenuElement]) {
        for element in elements {
            if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
                forgetUncached(in: inner.children)
            }
            guard let deferred = element as? UIDeferredMenuElement else { continue }
            let id = ObjectIdentifier(deferred)
            forgetUncached(in: loaded[id] ?? [])
            guard !deferred.keepsElements, loaded.removeValue(forKey: id) != nil else { continue }
            requested[id] = nil
        }
    }
}
