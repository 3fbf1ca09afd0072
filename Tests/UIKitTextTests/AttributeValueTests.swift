import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitText

/// Attributed strings whose attribute values are instances of an application's own types.
@MainActor @Suite(.onStage) struct AttributeValueTests {
    /// The first stored property is zero, which Core Foundation reads as an invalid type identifier.
    private final class Mention: NSObject {
        var unread = 0
        let name: String
        init(_ name: String) { self.name = name }
        override func isEqual(_ object: Any?) -> Bool { (object as? Mention)?.name == name }
        override var hash: Int { name.hashValue }
    }

    private struct Tag { var name: String }

    private let stage = Stage()
    private let key = NSAttributedString.Key("mention")

    private func text(_ value: Any) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "Hello ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.append(NSAttributedString(string: "Ada", attributes: [key: value]))
        return text
    }

    private func name(in text: NSAttributedString?) -> String? {
        let value = text?.attribute(key, at: 7, effectiveRange: nil)
        return (value as? Mention)?.name ?? (value as? Tag)?.name
    }

    /// Sets attributed strings whose values are new but equal objects, and then structures. Expects `get` to return
    /// each value.
    private func check(
        _ set: (NSAttributedString) -> Void, _ get: () -> NSAttributedString?,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for name in ["ada", "ada", "bo"] {
            set(text(Mention(name)))
            stage.host.turn()
            expect(self.name(in: get()), equals: name, sourceLocation: sourceLocation)
        }
        for name in ["ada", "ada", "bo"] {
            set(text(Tag(name: name)))
            stage.host.turn()
            expect(self.name(in: get()), equals: name, sourceLocation: sourceLocation)
        }
    }

    @Test func `a label accepts equal texts one after the other`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        stage.root.addSubview(label)
        check({ label.attributedText = $0 }, { label.attributedText })
    }

    @Test func `a button accepts equal titles one after the other`() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        stage.root.addSubview(button)
        check({ button.setAttributedTitle($0, for: .normal) }, { button.currentAttributedTitle })
        check({ button.setAttributedTitle($0, for: .normal) }, { button.titleLabel?.attributedText })
    }

    @Test func `a text view accepts equal texts one after the other`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        stage.root.addSubview(view)
        check({ view.attributedText = $0 }, { view.attributedText })
    }

    @Test func `a text field accepts equal texts one after the other`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        stage.root.addSubview(field)
        check({ field.attributedText = $0 }, { field.attributedText })
    }
}
