import Expectations
import Foundation
import FoundationAdditions
import TestStage
import Testing
import UIKitNibs

@testable import UIKitCore

/// A view whose properties are declared as source rewriting does for `@objc dynamic`.
private class Gauge: UIView {
    var barColor = UIColor.red {
        willSet { keyWillChange(self, "barColor") }
        didSet {
            keyDidChange(self, "barColor")
            changes += 1
        }
    }
    var thickness: CGFloat = 1 {
        willSet { keyWillChange(self, "thickness") }
        didSet { keyDidChange(self, "thickness") }
    }
    /// A part of the view, which every instance has for itself.
    var label = UILabel()
    var changes = 0

    enum Members {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(Gauge.self) { members in
                members.property("barColor") { \.barColor }
                members.property("thickness") { \.thickness }
                members.property("label") { \.label }
            }
        }
    }
}

private final class WideGauge: Gauge {}
private final class Panel: UIView {}

/// Appearance proxies of the app's classes.
@MainActor @Suite(.onStage) struct AppearanceKeyTests {
    @Test func `a proxy sets the dynamic properties of the app's views that enter a window`() {
        NibModule.install()
        let stage = Stage()
        Gauge.appearance().barColor = .blue
        WideGauge.appearance().thickness = 9
        Gauge.appearance(whenContainedInInstancesOf: [Panel.self]).barColor = .green
        let (plain, wide, own, inside, panel) = (Gauge(), WideGauge(), Gauge(), Gauge(), Panel())
        own.barColor = .yellow
        expect(plain.barColor, equals: .red)
        panel.addSubview(inside)
        for view in [plain, wide, own, panel] { stage.root.addSubview(view) }
        expect([plain, wide, own, inside].map(\.barColor), equals: [.blue, .blue, .yellow, .green])
        expect([plain, wide, own, inside].map(\.thickness), equals: [1, 9, 1, 1])
        expect(plain.label !== wide.label && plain.changes == 1)
    }
}
