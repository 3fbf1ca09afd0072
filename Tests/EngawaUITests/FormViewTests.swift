import Expectations
import APIClient
import Bindings
import TestStage
import Testing
import UIKitControls
import UIKitCore
import ViewModels

@testable import EngawaUI

/// A form with plain controls, during and after its submission.
@MainActor @Suite(.onStage) struct FormViewTests {
    private let stage = Stage()
    private let name = Field("Ada", .required("Name?"))
    private let form: Form
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    private let button = UIButton(frame: CGRect(x: 20, y: 160, width: 200, height: 44))

    private struct Refusal: Error {}

    init() {
        form = Form([name])
        field.bindText(to: name, in: form)
        button.setTitle("Send", for: .normal)
        button.bind(to: form.button, busyTitle: "Sending…")
        for view in [field, button] as [UIView] { stage.root.addSubview(view) }
        stage.advance(by: 0.1)
    }

    /// Submits the form, and returns a function that ends the submission.
    private func submit() -> (Result<Void, any Error>) -> Void {
        var continuation: CheckedContinuation<Void, any Error>?
        form.submit {
            try await withCheckedThrowingContinuation { continuation = $0 }
        } success: {
        }
        stage.advance(by: 0.1)
        return { [stage] result in
            continuation?.resume(with: result)
            stage.advance(by: 0.1)
        }
    }

    @Test func `during submission the button shows a busy title and the fields are disabled`() {
        expect(button.currentTitle == "Send" && field.isEnabled)
        let end: (Result<Void, any Error>) -> Void = submit()
        expect(!button.isEnabled && button.currentTitle == "Sending…")
        expect(!field.isEnabled && field.disabledReason == button.disabledReason && field.disabledReason != nil)
        end(.success(()))
        expect(button.isEnabled && button.currentTitle == "Send")
        expect(field.isEnabled && field.disabledReason == nil && field.text == "Ada")
    }

    @Test func `a button that is disabled for another reason is not busy`() {
        name.value.value = ""
        expect(!button.isEnabled && button.currentTitle == "Send" && button.disabledReason == "Name?")
        button.setTitle("Store", for: .normal)
        expect(button.currentTitle, equals: "Store")
        expect(field.isEnabled)
    }

    @Test func `the field becomes first responder again after a failure, but not after success`() {
        field.becomeFirstResponder()
        let fail: (Result<Void, any Error>) -> Void = submit()
        expect(!field.isFirstResponder)
        fail(.failure(Refusal()))
        expect(field.isFirstResponder && field.text == "Ada")
        submit()(.success(()))
        expect(!field.isFirstResponder)
    }

    @Test func `a bar button item's title is restored, even that of a system item`() {
        let item = UIBarButtonItem(systemItem: .done)
        item.bind(to: form.button, busyTitle: "Saving…")
        let end: (Result<Void, any Error>) -> Void = submit()
        expect(item.title == "Saving…" && !item.isEnabled)
        end(.success(()))
        expect(item.title == nil && item.isEnabled)
    }

    @Test func `controls that were disabled before a submission stay disabled`() {
        let other = UISwitch()
        other.lock(while: form)
        other.isEnabled = false
        other.disabledReason = "Buy more first."
        submit()(.success(()))
        expect(!other.isEnabled && other.disabledReason == "Buy more first.")
    }

    @Test func `a submission restores its controls`() {
        let other = UISwitch()
        other.isEnabled = false
        other.disabledReason = "Buy more first."
        let submission = Submission(controls: [button, other], busyReason: "This is being sent.")
        submission.start {
        } success: {
        } failure: { _ in
        }
        expect(!button.isEnabled && other.disabledReason == "This is being sent.")
        stage.advance(by: 0.1)
        expect(button.isEnabled && button.disabledReason == nil)
        expect(!other.isEnabled && other.disabledReason == "Buy more first.")
    }

    @Test func `a submission is running when it reports its beginning`() {
        let submission = Submission(controls: [button])
        var log: [String] = []
        func start() {
            submission.start {
                log.append("work")
            } success: {
                log.append("success")
            } failure: { _ in
            }
        }
        submission.onChange = { isRunning in
            log.append("\(isRunning) \(submission.isRunning)")
            if isRunning { start() }
        }
        start()
        stage.advance(by: 0.1)
        expect(log, equals: ["true true", "work", "false false", "success"])
        submission.onChange = { if $0 { submission.cancel() } }
        start()
        stage.advance(by: 0.1)
        expect(log.last == "work" && button.isEnabled)
    }

    @Test(arguments: [true, false])
    func `a control of two submissions is restored when both have ended`(_ firstEndsFirst: Bool) {
        button.disabledReason = "Earlier"
        let reasons = ["This is being sent.", "This is being stored."]
        let locks = reasons.map { reason in
            let lock = ControlLock()
            lock.lock([button], because: reason)
            return lock
        }
        let order = firstEndsFirst ? [0, 1] : [1, 0]
        expect(!button.isEnabled && button.disabledReason == reasons[1])
        locks[order[0]].unlock(restoresFocus: false)
        expect(!button.isEnabled && button.disabledReason == reasons[order[1]])
        locks[order[1]].unlock(restoresFocus: false)
        expect(button.isEnabled && button.disabledReason == "Earlier")
    }

    @Test func `neither the form nor its controls retain the other`() {
        weak var weakField: UITextField?
        weak var weakForm: Form?
        do {
            let form = Form([name])
            let field = UITextField()
            field.bindText(to: name, in: form)
            (weakForm, weakField) = (form, field)
        }
        expect(weakField == nil && weakForm == nil)
    }
}
