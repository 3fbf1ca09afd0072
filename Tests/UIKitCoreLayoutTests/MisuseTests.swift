import Expectations
import Foundation
import Testing
import UIKitVisualFormat

@testable import UIKitCore

/// Invalid constraints stop the program with an error message.
struct MisuseTests {
    private func standardError(of result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func `items of different trees have no common ancestor`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let a = UIView()
                let b = UIView()
                a.accessibilityIdentifier = "a"
                b.accessibilityIdentifier = "b"
                a.leadingAnchor.constraint(equalTo: b.trailingAnchor).isActive = true
            }
        }
        expect(
            standardError(of: result).contains(
                "Unable to activate constraint with anchors <a.leading> and <b.trailing> because they have no common "
                    + "ancestor. Does the constraint or its anchors reference items in different view hierarchies? "
                    + "That's illegal."))
    }

    @Test func `a multiplier must be finite`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let a = UIView()
                a.accessibilityIdentifier = "a"
                _ = a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: .nan)
            }
        }
        expect(
            standardError(of: result).contains(
                "NSLayoutConstraint for a: A multiplier must be a finite number, not nan."))
    }

    @Test func `a location must be compared with a location`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: UIView(), attribute: .leading, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                    multiplier: 1, constant: 5)
            }
        }
        expect(standardError(of: result).contains("Location attributes must be specified in pairs."))
    }

    @Test func `leading cannot be compared with left`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let a = UIView()
                _ = a.leadingAnchor.constraint(equalTo: a.leftAnchor)
            }
        }
        expect(standardError(of: result).contains("Use leading/trailing for both or neither."))
    }

    @Test func `a width cannot be compared with a top edge`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let a = UIView()
                a.accessibilityIdentifier = "a"
                _ = NSLayoutConstraint(
                    item: a, attribute: .width, relatedBy: .equal, toItem: a, attribute: .top, multiplier: 1,
                    constant: 0)
            }
        }
        expect(
            standardError(of: result).contains(
                "NSLayoutConstraint for a: Invalid pairing of layout attributes: width and top."))
    }

    @Test func `a location cannot have a multiplier of zero`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let a = UIView()
                let b = UIView()
                a.addSubview(b)
                _ = NSLayoutConstraint(
                    item: b, attribute: .top, relatedBy: .equal, toItem: a, attribute: .bottom, multiplier: 0,
                    constant: 5)
            }
        }
        expect(
            standardError(of: result).contains(
                "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
                    + "illegal constraint of a location equal to a constant."))
    }

    @Test func `a constraint without items cannot be activated`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { NSLayoutConstraint().isActive = true }
        }
        expect(standardError(of: result).contains("because they have no common ancestor."))
    }

    @Test func `only a part of an invalid format of one megabyte is shown`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let format: String = "H:|" + String(repeating: "-[a]", count: 262_144) + "-?"
                _ = NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": UIView()])
            }
        }
        let message: String = standardError(of: result)
        expect(message.contains("Expected a number or key from the metrics dictionary, but encountered"))
        expect(message.contains("…"))
        expect(message.utf8.count, isLessThan: 100_000)
    }

    @Test func `the error of an invalid format shows the position`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]", metrics: nil, views: ["a": UIView()])
            }
        }
        expect(
            standardError(of: result).contains(
                "Unable to parse constraint format: \nUnable to interpret '|' character, because the related view "
                    + "doesn't have a superview \nH:|-[a] \n  ^"))
    }
}
