import CoreGraphics
import Foundation
import UIKitDrawing

/// A function that is called when a run delegate is deallocated.
public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void
/// A function that returns the ascent of characters.
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// A function that returns the descent of characters.
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// A function that returns the width of a character.
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat

/// The version of the functions of run delegates.
public let kCTRunDelegateVersion1: CFIndex = 1
/// The current version of the functions of run delegates.
public let kCTRunDelegateCurrentVersion: CFIndex = 1

/// The functions of a run delegate.
public struct CTRunDelegateCallbacks {
    /// The version, `kCTRunDelegateCurrentVersion`.
    public var version: CFIndex
    /// Called when the run delegate is deallocated.
    public var dealloc: CTRunDelegateDeallocateCallback
    /// Returns the ascent of the characters.
    public var getAscent: CTRunDelegateGetAscentCallback
    /// Returns the descent of the characters.
    public var getDescent: CTRunDelegateGetDescentCallback
    /// Returns the width of each character.
    public var getWidth: CTRunDelegateGetWidthCallback

    /// Creates a structure with functions.
    public init(
        version: CFIndex, dealloc: @escaping CTRunDelegateDeallocateCallback,
        getAscent: @escaping CTRunDelegateGetAscentCallback, getDescent: @escaping CTRunDelegateGetDescentCallback,
        getWidth: @escaping CTRunDelegateGetWidthCallback
    ) {
        self.version = version
        self.dealloc = dealloc
        self.getAscent = getAscent
        self.getDescent = getDescent
        self.getWidth = getWidth
    }
}

/// The size of characters that the app draws itself, such as images in text.
public final class CTRunDelegate: NSObject {
    fileprivate let callbacks: CTRunDelegateCallbacks
    fileprivate let information: UnsafeMutableRawPointer

    fileprivate init(_ callbacks: CTRunDelegateCallbacks, _ information: UnsafeMutableRawPointer) {
        self.callbacks = callbacks
        self.information = information
    }

    deinit { callbacks.dealloc(information) }
}

/// Creates a run delegate with functions, and the pointer that is passed to them.
public func CTRunDelegateCreate(
    _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
    CTRunDelegate(callbacks.pointee, refCon ?? noInformation)
}

// nonisolated(unsafe): the pointer is constant, and its memory is never accessed.
private nonisolated(unsafe) let noInformation = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

/// Returns the pointer that is passed to the functions of a run delegate.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer { runDelegate.information }

/// An attachment with the size that a run delegate returns.
final class RunDelegateAttachment: NSTextAttachment {
    private let size: CGRect

    init(_ delegate: CTRunDelegate) {
        let descent: CGFloat = delegate.callbacks.getDescent(delegate.information)
        size = CGRect(
            x: 0, y: -descent, width: delegate.callbacks.getWidth(delegate.information),
            height: delegate.callbacks.getAscent(delegate.information) + descent)
        super.init()
    }

    required convenience init?(coder: NSCoder) { nil }

    override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { size }
}
