import TestCases
import UIKitControls
import UIKitCore
import XCTest

/// Tests overrides in extensions of the kit's classes. The source rewriter generates declarations like those
/// in this file.
final class MethodReplacementTests: KitTestCase {
    func testAnExtensionOverridesMethodsOfAClassAndItsSubclasses() {
        launch(UIViewController())
        XCTAssertEqual(UIProgressView().replacedTag, 7)
        XCTAssertTrue(UIProgressView().canBecomeFirstResponder)
        XCTAssertTrue(ProgressSubclass().canBecomeFirstResponder)
        XCTAssertFalse(ProgressWithOwnMethod().canBecomeFirstResponder)
        XCTAssertFalse(UIView().canBecomeFirstResponder)
    }
}

@preconcurrency @MainActor
private class ProgressSubclass: UIProgressView {}

@preconcurrency @MainActor
private final class ProgressWithOwnMethod: UIProgressView {
    override var canBecomeFirstResponder: Bool { false }
}

extension UIProgressView {
    fileprivate var replacedTag: Int { 7 }

    @inline(never)
    var __canBecomeFirstResponder: Bool { replacedTag == 7 }

    class Plain: UIProgressView {}

    class Overrides: Plain {
        override var canBecomeFirstResponder: Bool { __canBecomeFirstResponder }
    }

    nonisolated enum Replacement {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.replaceMethods(of: UIProgressView.self, Plain.self, Overrides.self)
        }
    }
}
