import Expectations
import Foundation
import Testing

@testable import UIKitCore

@MainActor
struct CoordinateSpaceTests {
    @Test func `points convert between a view and a screen without a scene in both directions`() {
        let screen = UIScreen()
        let parent = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 50, height: 50))
        parent.addSubview(view)
        let rect = CGRect(x: 3, y: 4, width: 5, height: 6)
        let onScreen = CGRect(x: 14, y: 26, width: 5, height: 6)
        expect(view.convert(rect, to: screen as any UICoordinateSpace), equals: onScreen)
        expect(screen.convert(onScreen, to: view), equals: rect)
        expect(screen.convert(onScreen.origin, to: view), equals: rect.origin)
    }
}
