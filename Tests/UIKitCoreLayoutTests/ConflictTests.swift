import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

@MainActor
struct ConflictTests {
    @Test func `the log names views by identifier, and the broken constraint`() {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        scene.constrain("H:|[a]", "V:|[a(10)]")
        let first: NSLayoutConstraint = a.widthAnchor.constraint(equalToConstant: 20)
        let second: NSLayoutConstraint = a.widthAnchor.constraint(equalToConstant: 30)
        second.identifier = "wide"
        NSLayoutConstraint.activate([first, second])
        let messages: [String] = warnings { expect(scene.dump(), equals: "a 0 0 20 10") }
        let address: String = Dump.address(of: a)
        expect(
            messages,
            equals: [
                """
                Unable to simultaneously satisfy constraints.
                \tProbably at least one of the constraints in the following list is one you don't want.
                (
                    "<NSLayoutConstraint:\(Dump.address(of: first)) a.width == 20   (active, names: a:\(address) )>",
                    "<NSLayoutConstraint:\(Dump.address(of: second)) 'wide' a.width == 30   (active, names: a:\(address) )>"
                )

                Will attempt to recover by breaking constraint
                <NSLayoutConstraint:\(Dump.address(of: second)) 'wide' a.width == 30   (active, names: a:\(address) )>
                """
            ])
        expect(second.isActive)
    }

    @Test func `a conflict is logged once, and the broken constraint applies again when the other is removed`() {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        scene.constrain("H:|[a]", "V:|[a(10)]")
        let first: NSLayoutConstraint = a.widthAnchor.constraint(equalToConstant: 20)
        let second: NSLayoutConstraint = a.widthAnchor.constraint(equalToConstant: 30)
        NSLayoutConstraint.activate([first, second])
        let messages: [String] = warnings {
            _ = scene.dump()
            scene.root.frame.size.width = 120
            _ = scene.dump()
            first.isActive = false
            expect(scene.dump(), equals: "a 0 0 30 10")
        }
        expect(messages.count, equals: 1)
    }

    @Test func `autoresizing masks in a conflict are listed but not broken`() {
        let scene = LayoutScene()
        let a = UIView(frame: CGRect(x: 5, y: 0, width: 10, height: 10))
        a.accessibilityIdentifier = "a"
        scene.root.addSubview(a)
        a.widthAnchor.constraint(equalToConstant: 50).isActive = true
        let messages: [String] = warnings { expect(scene.dump(), equals: "a 5 0 10 10") }
        expect(messages.count, equals: 1)
        expect(messages[0].contains("<NSAutoresizingMaskLayoutConstraint h=--& v=--& a.width == 10   (active"))
        expect(messages[0].contains("breaking constraint\n<NSLayoutConstraint:"))
    }

    @Test(.timeLimit(.minutes(30))) func `ten thousand conflicts are logged, and the first constraint is satisfied`() {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        let widths: [NSLayoutConstraint] = (0..<10_001).map {
            a.widthAnchor.constraint(equalToConstant: 5 + CGFloat($0))
        }
        NSLayoutConstraint.activate(widths)
        let messages: [String] = warnings { scene.root.layoutIfNeeded() }
        expect(messages.count, equals: 10_000)
        expect(a.bounds.width, equals: 5)
        expect(widths.allSatisfy { $0.isActive })
    }

    @Test func `all other constraints are satisfied`() {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        _ = scene.box("b")
        scene.constrain("H:|-10-[a(20)]-10-[b(30)]", "V:|[a(10)]", "V:|[b(10)]")
        a.widthAnchor.constraint(equalToConstant: 25).isActive = true
        let messages: [String] = warnings { expect(scene.dump(), equals: "a 10 0 20 10\nb 40 0 30 10") }
        expect(messages.count, equals: 1)
    }

    @Test func `constraints between edges are described as formats`() {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        let b: UIView = scene.box("b")
        let constraints: [NSLayoutConstraint] = [
            a.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 20),
            a.trailingAnchor.constraint(lessThanOrEqualTo: scene.root.trailingAnchor, constant: -20),
            b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 8),
            a.rightAnchor.constraint(equalTo: b.leftAnchor, constant: -3),
            a.centerXAnchor.constraint(equalTo: b.centerXAnchor, constant: -3),
            b.widthAnchor.constraint(greaterThanOrEqualTo: a.widthAnchor, multiplier: 2, constant: 1),
        ]
        let texts: [String] = constraints.map { constraint in
            let whole: String = constraint.description
            let rest: Substring = whole.drop { $0 != " " }.dropFirst()
            return rest.components(separatedBy: "   (")[0]
        }
        expect(
            texts,
            equals: [
                "H:|-(20)-[a]", "H:[a]-(>=20)-|", "V:[a]-(8)-[b]", "H:[a]-(3)-[b](LTR)", "a.centerX == b.centerX - 3",
                "b.width >= 2*a.width + 1",
            ])
        expect(constraints[0].description.hasSuffix("(inactive, names: a:\(Dump.address(of: a)), '|':root )>"))
    }
}
