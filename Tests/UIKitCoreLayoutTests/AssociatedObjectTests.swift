import Expectations
import Foundation
import Testing
import UIKitCore

/// The functions that layout libraries use to associate values with views.
@MainActor
struct AssociatedObjectTests {
    private final class Value {}
    private static let keys = UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1)
    private let key = UnsafeRawPointer(keys)
    private let other = UnsafeRawPointer(keys + 1)

    @Test func `a value is found under its key until it is removed`() {
        for object in [UIView(), UILayoutGuide(), UITapGestureRecognizer(), Value()] as [AnyObject] {
            expectNil(objc_getAssociatedObject(object, key))
            objc_setAssociatedObject(object, key, "a", .OBJC_ASSOCIATION_COPY_NONATOMIC)
            objc_setAssociatedObject(object, other, 7, .OBJC_ASSOCIATION_RETAIN)
            expect(objc_getAssociatedObject(object, key) as? String, equals: "a")
            expect(objc_getAssociatedObject(object, other) as? Int, equals: 7)
            objc_setAssociatedObject(object, key, nil, .OBJC_ASSOCIATION_RETAIN)
            expectNil(objc_getAssociatedObject(object, key))
            expect(objc_getAssociatedObject(object, other) as? Int, equals: 7)
            objc_removeAssociatedObjects(object)
            expectNil(objc_getAssociatedObject(object, other))
        }
    }

    @Test func `a deallocated view releases its values`() {
        weak var value: Value?
        do {
            let view = UIView()
            let kept = Value()
            value = kept
            objc_setAssociatedObject(view, key, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        expectNil(value)
    }

    @Test func `the values of other objects are released some time after deallocation`() {
        weak var value: Value?
        do {
            let object = Value()
            let kept = Value()
            value = kept
            objc_setAssociatedObject(object, key, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        let others: [Value] = (0..<10_000).map { _ in Value() }
        for object in others { objc_setAssociatedObject(object, key, 1, .OBJC_ASSOCIATION_RETAIN) }
        expectNil(value)
    }

    @Test func `an assigned value is not retained, and a copied value is a copy`() {
        let view = UIView()
        do {
            let value = Value()
            objc_setAssociatedObject(view, key, value, .OBJC_ASSOCIATION_ASSIGN)
            expect(objc_getAssociatedObject(view, key) as? Value, isIdenticalTo: value)
        }
        expectNil(objc_getAssociatedObject(view, key))
        let text = NSMutableString(string: "before")
        objc_setAssociatedObject(view, other, text, .OBJC_ASSOCIATION_COPY)
        text.append(" and after")
        expect(objc_getAssociatedObject(view, other) as? NSString, equals: "before")
    }
}
