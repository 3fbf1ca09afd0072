import Glibc
import ProgramDiagnostics

/// A growable array of plain values in memory that its owner deallocates.
///
/// For the inner loops of engines. Release builds check neither bounds nor uniqueness, and elements are changed in
/// place without reference counting. Other modules inline the members. Copies share the memory, so only one of them may
/// be changed. The owner must call ``deallocate()``.
@frozen
public struct RawArray<Element: BitwiseCopyable> {
    @usableFromInline var memory: UnsafeMutablePointer<Element>
    @usableFromInline var length = 0
    @usableFromInline var limit: Int
    @usableFromInline var isOwner: Bool

    /// The address of the first element.
    @inlinable public var base: UnsafeMutablePointer<Element> { memory }
    /// The number of elements.
    @inlinable public var count: Int { length }
    /// The number of elements for which there is memory.
    @inlinable public var capacity: Int { limit }

    /// Creates an empty array, which allocates no memory until an element is added.
    @inlinable public init() {
        // The pointer is never dereferenced while the capacity is zero.
        memory = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
        limit = 0
        isOwner = false
    }

    /// Creates an empty array with memory for `capacity` elements.
    @inlinable public init(capacity: Int) {
        self.init()
        reserve(capacity)
    }

    /// Creates an array in memory that it does not own. It moves to its own memory when it exceeds the capacity.
    @inlinable public init(borrowing memory: UnsafeMutablePointer<Element>, capacity: Int) {
        self.memory = memory
        limit = capacity
        isOwner = false
    }

    /// Releases the memory. The array must not be used afterward.
    @inlinable public func deallocate() { if isOwner { free(base) } }

    // MARK: Elements

    /// The element at an index, which must be less than `count`. Only debug builds check it.
    @inlinable @inline(__always)
    public subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        nonmutating set {
            assert(index >= 0 && index < count)
            base[index] = newValue
        }
        nonmutating _modify {
            assert(index >= 0 && index < count)
            yield &base[index]
        }
    }

    /// The element at an index, which must be less than `count`. Only debug builds check it.
    @inlinable @inline(__always)
    public subscript(index: Int32) -> Element {
        get { self[Int(index)] }
        nonmutating set { self[Int(index)] = newValue }
        nonmutating _modify { yield &self[Int(index)] }
    }

    /// The last element; nil if the array is empty.
    @inlinable public var last: Element? { count > 0 ? base[count - 1] : nil }

    /// The elements. The buffer is valid until the array changes its memory.
    @inlinable public var buffer: UnsafeMutableBufferPointer<Element> {
        UnsafeMutableBufferPointer(start: base, count: count)
    }

    // MARK: Changes

    /// Adds an element at the end. Amortized O(1).
    @inlinable @inline(__always)
    public mutating func append(_ element: Element) {
        if count == capacity { reserve(count + 1) }
        base[count] = element
        length += 1
    }

    /// Adds elements at the end. O(*n*) in their number. The buffer must not refer to the memory of this array.
    @inlinable @inline(__always)
    public mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
        guard let first = elements.baseAddress else { return }
        if count + elements.count > capacity { reserve(count + elements.count) }
        (base + count).update(from: first, count: elements.count)
        length += elements.count
    }

    /// Removes the last element and returns it; nil if the array is empty. Keeps the memory.
    @inlinable @inline(__always)
    public mutating func popLast() -> Element? {
        if count == 0 { return nil }
        length -= 1
        return base[count]
    }

    /// Removes the last element, which must exist. Keeps the memory.
    @inlinable public mutating func removeLast() {
        assert(count > 0)
        length -= 1
    }

    /// Removes the element at the given index, and moves the elements after it. O(*n*).
    @inlinable public mutating func remove(at index: Int) {
        assert(index >= 0 && index < count)
        (base + index).update(from: base + index + 1, count: count - index - 1)
        length -= 1
    }

    /// Removes all elements. The capacity stays.
    @inlinable public mutating func removeAll() { length = 0 }

    /// Changes the count. New elements are uninitialized.
    @inlinable public mutating func resize(_ newCount: Int) {
        if newCount > capacity { reserve(newCount) }
        length = newCount
    }

    /// Replaces all elements with `newCount` copies of `element`.
    @inlinable public mutating func fill(_ newCount: Int, with element: Element) {
        resize(newCount)
        base.update(repeating: element, count: newCount)
    }

    /// Sorts the elements from `start` on.
    @inlinable public func sort(from start: Int = 0, by precedes: (Element, Element) -> Bool) {
        var part = UnsafeMutableBufferPointer(start: base + start, count: count - start)
        part.sort(by: precedes)
    }

    /// Makes the capacity at least `minimumCapacity`. It at least doubles, so that appending takes
    /// amortized constant time.
    @inlinable @inline(never)
    public mutating func reserve(_ minimumCapacity: Int) {
        if minimumCapacity <= capacity { return }
        let grown: Int = max(minimumCapacity, max(8, capacity * 2))
        let bytes: Int = grown * MemoryLayout<Element>.stride
        // The C library moves large blocks by remapping their pages. A copy would have to touch them.
        guard let block = isOwner ? realloc(base, bytes) : malloc(bytes) else {
            stopProgram("\(bytes) bytes of memory could not be allocated.")
        }
        let moved: UnsafeMutablePointer<Element> = block.bindMemory(to: Element.self, capacity: grown)
        if !isOwner { moved.update(from: base, count: count) }
        memory = moved
        limit = grown
        isOwner = true
    }
}
