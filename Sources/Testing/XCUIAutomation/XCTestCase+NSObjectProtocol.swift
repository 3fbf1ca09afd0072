import Foundation
import XCTest

// On iOS, `XCTestCase` inherits from `NSObject`, so a test case can be the delegate of an object under test.

extension XCTestCase: @retroactive NSObjectProtocol {
    /// Returns whether `object` is this test case.
    public func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }

    /// A hash value of the test case's identity.
    public var hash: Int { ObjectIdentifier(self).hashValue }

    /// Returns the test case.
    public func `self`() -> Self { self }

    /// Returns false, because a test case is not a proxy.
    public func isProxy() -> Bool { false }

    /// The name of the test.
    public var description: String { name }

    /// The name of the test.
    public var debugDescription: String { name }
}
