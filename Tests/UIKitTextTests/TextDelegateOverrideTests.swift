import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitText

/// Text views whose subclass overrides `delegate` and positions.
@MainActor @Suite(.onStage) struct TextDelegateOverrideTests {
    private final class Inner: NSObject, UITextViewDelegate {
        var log: [String] = []
        func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
    }

    private final class TextView: UITextView {
        weak var outer: UITextViewDelegate?
        override var delegate: UITextViewDelegate? {
            get { outer }
            set { outer = newValue }
        }
        func setInner(_ inner: Inner) { super.delegate = inner }
        override func text(in range: UITextRange) -> String? { super.text(in: range)?.uppercased() }
    }

    @Test func `a text view calls the delegate that its subclass gave to super`() {
        let stage = Stage()
        let (inner, outer) = (Inner(), Inner())
        let view = TextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.setInner(inner)
        view.delegate = outer
        stage.root.addSubview(view)
        view.becomeFirstResponder()
        expect(inner.log == ["begin"] && outer.log.isEmpty)
        view.text = "abc"
        let all = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
        expect(all.flatMap { view.text(in: $0) }, equals: "ABC")
    }
}
