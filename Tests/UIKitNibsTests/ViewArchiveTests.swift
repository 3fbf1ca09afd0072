import Expectations
import Foundation
import TestStage
import Testing
import UIKitControls
import UIKitCore
import UIKitNibs
import UIKitStackViews

/// Views in archives.
@MainActor @Suite(.onStage) struct ViewArchiveTests {
    private func copied<View: UIView>(_ view: View) throws -> View? {
        NibModule.install()
        let data: Data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        return unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? View
    }

    @Test func `the copy of a view has its properties and its subviews`() throws {
        let view = UIView(frame: CGRect(x: 5, y: 6, width: 100, height: 50))
        view.tag = 7
        view.backgroundColor = .red
        view.alpha = 0.5
        view.isHidden = true
        view.clipsToBounds = true
        view.contentMode = .center
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 20))
        label.text = "a"
        label.font = .boldSystemFont(ofSize: 30)
        label.textColor = .blue
        label.textAlignment = .center
        label.numberOfLines = 3
        view.addSubview(label)
        let copy = try #require(try copied(view))
        expect(copy.frame, equals: view.frame)
        expect(copy.tag == 7 && copy.alpha == 0.5 && copy.isHidden && copy.clipsToBounds)
        expect(copy.isUserInteractionEnabled && copy.contentMode == .center)
        expect(copy.autoresizingMask, equals: view.autoresizingMask)
        expect(copy.backgroundColor, equals: .red)
        let text = try #require(copy.subviews.first as? UILabel)
        expect(text !== label && text.frame == label.frame && text.text == "a" && text.font == label.font)
        expect(text.textColor == .blue && text.textAlignment == .center && text.numberOfLines == 3)
    }

    @Test func `a warning names a view whose properties an archive does not contain`() throws {
        let button = UIButton(frame: CGRect(x: 1, y: 2, width: 30, height: 20))
        var copy: UIButton?
        let messages: [String] = warnings { copy = try? copied(button) }
        expect(copy?.frame, equals: button.frame)
        expect(
            messages,
            equals: [
                "An archive contains only the properties that a UIButton shares with all views, and not its subviews."
            ])
    }

    @Test func `a view with a toolbar and a stack view can be copied`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        toolbar.items = [UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)]
        toolbar.layoutIfNeeded()
        view.addSubview(toolbar)
        view.addSubview(UIStackView(arrangedSubviews: [UILabel()]))
        var copy: UIView?
        let messages: [String] = warnings { copy = try? copied(view) }
        expect(copy?.subviews.map { type(of: $0) == UIToolbar.self }, equals: [true, false])
        expect(copy?.subviews.first?.frame, equals: toolbar.frame)
        expect(messages.map { $0.contains("UIToolbar") }, equals: [true, false])
        expect(messages.last?.contains("UIStackView") == true)
    }
}
