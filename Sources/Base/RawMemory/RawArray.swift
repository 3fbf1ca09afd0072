import Diagnostics
import Glibc

/// A growable array of plain values in memory that its owner deallocates.
///
/// For the inner loops of engines: release builds check neither bounds nor uniqueness, and elements are changed in place
/// without reference counting. Copies share the memory, so only one of them may be changed. The owner must call
/// ``deallocate()``.
package struct RawArray<Element: BitwiseCopyable> {
    package private(set) var base: UnsafeMutablePointer<Element>
    package private(set) var count = 0
    package private(set) var capacity: Int
    private var isOwner: Bool

    /// Creates an empty array, which allocates no memory until an element is added.
    package init() {
        // The pointer is never dereferenced while the capacity is zero.
        base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
        capacity = 0
        isOwner = false
    }

    /// Creates an empty array with memory for `capacity` elements.
    package init(capacity: Int) {
        self.init()
        reserve(capacity)
    }

    /// Creates an array in memory that it does not own. It moves to its own memory when it exceeds the capacity.
    package init(borrowing memory: UnsafeMutablePointer<Element>, capacity: Int) {
        base = memory
        self.capacity = capacity
        isOwner = false
    }

    /// Releases the memory. The array must not be used afterwards.
    package func deallocate() { if isOwner { free(base) } }

    // MARK: Elements

    @inline(__always)
    package subscript(index: Int) -> Element {
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

    @inline(__always)
    package subscript(index: Int32) -> Element {
        get { self[Int(index)] }
        nonmutating set { self[Int(index)] = newValue }
        nonmutating _modify { yield &self[Int(index)] }
    }

    package var last: Element? { count > 0 ? base[count - 1] : nil }

    package var buffer: UnsafeMutableBufferPointer<Element> {
        UnsafeMutableBufferPointer(start: base, count: count)
    }

    // MARK: Changes

    @inline(__always)
    package mutating func append(_ element: Element) {
        if count == capacity { reserve(count + 1) }
        base[count] = element
        count += 1
    }

    @inline(__always)
    package mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
        guard let first = elements.baseAddress else { return }
        if count + elements.count > capacity { reserve(count + elements.count) }
        (base + count).update(from: first, count: elements.count)
        count += elements.count
    }

    @inline(__always)
    package mutating func popLast() -> Element? {
        if count == 0 { return nil }
        count -= 1
        return base[count]
    }

    package mutating func removeLast() {
        assert(count > 0)
        count -= 1
    }

    package mutating func remove(at index: Int) {
        assert(index >= 0 && index < count)
        (base + index).update(from: base + index + 1, count: count - index - 1)
        count -= 1
    }

    /// Removes all elements. The capacity stays.
    package mutating func removeAll() { count = 0 }

    /// Changes the count. New elements are uninitialized.
    package mutating func resize(_ newCount: Int) {
        if newCount > capacity { reserve(newCount) }
        count = newCount
    }

    /// Replaces all elements by `newCount` copies of `element`.
    package mutating func fill(_ newCount: Int, with element: Element) {
        resize(newCount)
        base.update(repeating: element, count: newCount)
    }

    /// Sorts the elements from `start` on.
    package func sort(from start: Int = 0, by precedes: (Element, Element) -> Bool) {
        var part = UnsafeMutableBufferPointer(start: base + start, count: count - start)
        part.sort(by: precedes)
    }

    /// Makes the capacity at least `minimumCapacity`. It at least doubles, so that appending takes
    /// amortized constant time.
    @inline(never)
    package mutating func reserve(_ minimumCapacity: Int) {
        if minimumCapacity <= capacity { return }
        let grown: Int = max(minimumCapacity, max(8, capacity * 2))
        let bytes: Int = grown * MemoryLayout<Element>.stride
        // The C library moves large blocks by remapping their pages. A copy would have to touch them.
        guard let block = isOwner ? realloc(base, bytes) : malloc(bytes) else {
            stopProgram("\(bytes) bytes of memory could not be allocated.")
        }
        let moved: UnsafeMutablePointer<Element> = block.bindMemory(to: Element.self, capacity: grown)
        if !isOwner { moved.update(from: base, count: count) }
        base = moved
        capacity = grown
        isOwner = true
    }
}
