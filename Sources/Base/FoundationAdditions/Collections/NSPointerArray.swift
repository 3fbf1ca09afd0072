import Foundation

/// An array of pointers to objects that can be referenced weakly, with nil for deallocated objects.
///
/// Foundation on Linux does not have it. The pointers must be those of objects, such as
/// `Unmanaged.passUnretained(object).toOpaque()`.
open class NSPointerArray: NSObject, NSCopying {
    private let options: NSPointerFunctions.Options
    /// Removed references are released after the access, because the deinitializer of an object may use the array.
    private var references: [ObjectReference?] = []

    /// Creates an array.
    public init(options: NSPointerFunctions.Options) {
        self.options = options
    }

    /// Creates an array that retains its objects.
    public convenience override init() { self.init(options: []) }

    /// Returns an array that references its objects weakly.
    open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    /// Returns an array that retains its objects.
    open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

    /// The number of pointers, including those that are nil. Setting it adds nil or removes pointers at the end.
    open var count: Int {
        get { references.count }
        set {
            let removed = Array(references.dropFirst(newValue))
            references.removeLast(removed.count)
            while references.count < newValue { references.append(nil) }
            withExtendedLifetime(removed) {}
        }
    }

    /// The objects that exist.
    open var allObjects: [Any] { references.compactMap { $0?.object } }

    /// Returns the pointer at an index; nil if its object was deallocated.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        references[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    /// Adds a pointer at the end.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { references.append(reference(pointer)) }

    /// Inserts a pointer at an index.
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        references.insert(reference(item), at: index)
    }

    /// Replaces the pointer at an index.
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        let replaced: ObjectReference? = references[index]
        references[index] = reference(item)
        withExtendedLifetime(replaced) {}
    }

    /// Removes the pointer at an index.
    open func removePointer(at index: Int) { withExtendedLifetime(references.remove(at: index)) {} }

    /// Removes the pointers that are nil.
    open func compact() { references.removeAll { $0?.object == nil } }

    /// Returns an array with the same options and pointers.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPointerArray(options: options)
        copy.references = references
        return copy
    }

    private func reference(_ pointer: UnsafeMutableRawPointer?) -> ObjectReference? {
        pointer.map { ObjectReference(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
    }
}
