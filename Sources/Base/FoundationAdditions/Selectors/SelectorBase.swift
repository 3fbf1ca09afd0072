/// Returns the class whose method a selector names. Source rewriting passes the base of `#selector(base.method)` to this
/// function, or to the one for classes if the base is a variable of a class type such as `UIView.Type`.
public func selectorBase<Object: AnyObject>(_ object: Object) -> Object.Type { type(of: object) }

/// Returns the class whose method a selector names.
public func selectorBase<Object: AnyObject>(_ type: Object.Type) -> Object.Type { type }
