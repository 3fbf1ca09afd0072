import Expectations
import Foundation
import TestStage
import Testing
import UIKitControls

@testable import UIKitCore

@MainActor @Suite(.onStage) struct PasteControlTests {
    private final class Receiver: UIView {
        var pasted = 0
        override func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders.count }
    }

    private func make(_ control: UIPasteControl) -> (stage: Stage, receiver: Receiver) {
        let stage = Stage()
        UIPasteboard.general.strings = nil
        let receiver = Receiver(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        receiver.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
        control.frame.origin = CGPoint(x: 50, y: 50)
        stage.root.addSubview(receiver)
        receiver.addSubview(control)
        stage.host.turn()
        return (stage, receiver)
    }

    private func button(_ control: UIPasteControl) -> UIButton? { control.subviews.first as? UIButton }

    @Test func `a tap pastes the items of the pasteboard into the target`() {
        let control = UIPasteControl(configuration: UIPasteControl.Configuration())
        let (stage, outer) = make(control)
        let target = Receiver()
        target.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
        control.target = target
        UIPasteboard.general.string = "text"
        stage.tap(60, 60)
        expect(target.pasted == 1 && outer.pasted == 0)
        control.target = nil
        stage.tap(60, 60)
        expect(target.pasted == 1 && outer.pasted == 1)
    }

    @Test func `the button is enabled while the target accepts the items`() {
        let control = UIPasteControl(configuration: UIPasteControl.Configuration())
        let (stage, receiver) = make(control)
        expect(button(control)?.isEnabled, equals: false)
        stage.tap(60, 60)
        expect(receiver.pasted, equals: 0)
        UIPasteboard.general.string = "text"
        expect(button(control)?.isEnabled, equals: true)
        control.isEnabled = false
        expect(button(control)?.isEnabled, equals: false)
        control.isEnabled = true
        UIPasteboard.general.color = .red
        expect(button(control)?.isEnabled, equals: false)
    }

    @Test func `the configuration determines the appearance`() {
        let configuration = UIPasteControl.Configuration()
        let both: UIButton? = button(UIPasteControl(configuration: configuration))
        expect(both?.configuration?.title == "Paste" && both?.configuration?.image != nil)
        configuration.displayMode = .iconOnly
        configuration.cornerStyle = .capsule
        configuration.baseBackgroundColor = .red
        configuration.baseForegroundColor = .green
        configuration.imagePlacement = .trailing
        configuration.cornerRadius = 3
        let control = UIPasteControl(configuration: configuration)
        let icon: UIButton? = button(control)
        expect(icon?.configuration?.title == nil && icon?.configuration?.image != nil)
        expect(icon?.configuration?.cornerStyle == .capsule && icon?.configuration?.imagePlacement == .trailing)
        expect(icon?.configuration?.baseBackgroundColor, equals: .red)
        expect(icon?.configuration?.baseForegroundColor, equals: .green)
        expect(icon?.configuration?.background.cornerRadius, equals: 3)
        expect(icon?.accessibilityLabel == "Paste" && !control.isAccessibilityElement)
        expect(control.bounds.size == control.intrinsicContentSize && control.bounds.width > 30)
        configuration.displayMode = .labelOnly
        let label: UIButton? = button(UIPasteControl(configuration: configuration))
        expect(label?.configuration?.title == "Paste" && label?.configuration?.image == nil)
    }
}
