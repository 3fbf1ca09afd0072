import Expectations
import Foundation
import TestStage
import Testing
import UIKitBars
import UIKitControls
import UIKitCore
import UIKitNibs
import UIKitPickers
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
        let picker = UIDatePicker(frame: CGRect(x: 1, y: 2, width: 300, height: 200))
        var copy: UIDatePicker?
        let messages: [String] = warnings { copy = try? copied(picker) }
        expect(copy?.frame.origin, equals: picker.frame.origin)
        let text = "only the properties that a UIDatePicker shares with all views, and not its subviews."
        expect(messages, equals: ["An archive contains \(text)"])
    }

    @Test func `the copy of a stack view arranges copies of its views`() throws {
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        (stack.axis, stack.spacing, stack.alignment) = (.vertical, 5, .leading)
        stack.distribution = .equalSpacing
        let (first, second) = (UILabel(), UILabel())
        (first.text, second.text) = ("first", "second")
        stack.addSubview(second)
        stack.addArrangedSubview(first)
        stack.addArrangedSubview(second)
        stack.setCustomSpacing(20, after: first)
        let behind = UIView()
        stack.insertSubview(behind, at: 0)
        let copy = try #require(try copied(stack))
        expect(copy.axis == .vertical && copy.spacing == 5 && copy.alignment == .leading)
        expect(copy.distribution == .equalSpacing && copy.subviews.count == 3)
        expect(copy.arrangedSubviews.map { ($0 as? UILabel)?.text }, equals: ["first", "second"])
        expect(copy.customSpacing(after: copy.arrangedSubviews[0]), equals: 20)
        expect(copy.customSpacing(after: copy.arrangedSubviews[1]), equals: UIStackView.spacingUseDefault)
        stack.layoutIfNeeded()
        copy.layoutIfNeeded()
        expect(copy.arrangedSubviews.map(\.frame), equals: stack.arrangedSubviews.map(\.frame))
    }

    @Test func `the copy of a view has its constraints and priorities`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let (box, label) = (UIView(), UILabel())
        for child in [box, label] { child.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(box)
        box.addSubview(label)
        label.setContentHuggingPriority(.required, for: .vertical)
        let width: NSLayoutConstraint = box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
        width.identifier = "half"
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            width, box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 7),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor), box.heightAnchor.constraint(equalToConstant: 60),
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor, constant: -60),
            label.centerYAnchor.constraint(equalTo: box.centerYAnchor),
        ])
        label.text = "text"
        let copy = try #require(try copied(view))
        view.layoutIfNeeded()
        copy.layoutIfNeeded()
        expect(copy.subviews.first?.frame, equals: CGRect(x: 0, y: 7, width: 150, height: 60))
        expect(copy.subviews.first?.subviews.first?.frame, equals: label.frame)
        expect(copy.subviews.first?.subviews.first?.contentHuggingPriority(for: .vertical), equals: .required)
        let found: NSLayoutConstraint? = copy.constraints.first { $0.identifier == "half" }
        expect(found?.priority == .defaultHigh && found?.multiplier == 0.5)
    }

    @Test func `the copy of a button has its type, titles and images`() throws {
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 1, y: 2, width: 90, height: 40)
        button.setTitle("Go", for: .normal)
        button.setTitle("Stop", for: .selected)
        button.setTitleColor(.red, for: .normal)
        button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { _ in }, for: .normal)
        button.titleLabel?.font = .boldSystemFont(ofSize: 30)
        button.contentHorizontalAlignment = .left
        button.titleEdgeInsets.left = 4
        button.isSelected = true
        button.isEnabled = false
        button.tintColor = .purple
        let copy = try #require(try copied(button))
        expect(copy.buttonType == .custom && copy.frame == button.frame && copy.isSelected && !copy.isEnabled)
        expect(copy.title(for: .normal) == "Go" && copy.title(for: .selected) == "Stop")
        expect(copy.titleColor(for: .normal) == .red && copy.image(for: .normal)?.size.width == 3)
        expect(copy.titleLabel?.font == .boldSystemFont(ofSize: 30) && copy.contentHorizontalAlignment == .left)
        expect(copy.titleEdgeInsets.left == 4 && copy.tintColor == .purple)
        expect(try copied(UIButton(type: .system))?.buttonType, equals: .system)
        button.configuration = .filled()
        let messages: [String] = warnings { _ = try? copied(button) }
        expect(messages, equals: ["An archive does not contain the configuration of a UIButton."])
    }

    @Test func `copies of fields, scroll views and controls have their properties`() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        (field.text, field.placeholder, field.borderStyle) = ("text", "name", .roundedRect)
        (field.keyboardType, field.returnKeyType, field.isSecureTextEntry) = (.emailAddress, .go, true)
        (field.leftView, field.leftViewMode) = (UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), .always)
        let entry = try #require(try copied(field))
        expect(entry.text == "text" && entry.placeholder == "name" && entry.borderStyle == .roundedRect)
        expect(entry.keyboardType == .emailAddress && entry.returnKeyType == .go && entry.isSecureTextEntry)
        expect(entry.leftView?.bounds.width == 9 && entry.leftViewMode == .always)

        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 500)
        scroll.contentInset.top = 8
        scroll.contentOffset.y = 50
        (scroll.isPagingEnabled, scroll.showsVerticalScrollIndicator) = (true, false)
        scroll.addSubview(UILabel())
        let scrolled = try #require(try copied(scroll))
        expect(scrolled.contentSize.height == 500 && scrolled.contentInset.top == 8 && scrolled.contentOffset.y == 50)
        expect(scrolled.isPagingEnabled && !scrolled.showsVerticalScrollIndicator)
        expect(scrolled.subviews.filter { $0 is UILabel }.count, equals: 1)

        let slider = UISlider()
        (slider.minimumValue, slider.maximumValue, slider.value, slider.minimumTrackTintColor) = (10, 20, 15, .red)
        let slid = try #require(try copied(slider))
        expect(slid.minimumValue == 10 && slid.value == 15 && slid.minimumTrackTintColor == .red)
        let toggle = UISwitch()
        (toggle.isOn, toggle.onTintColor) = (true, .blue)
        let toggled = try #require(try copied(toggle))
        expect(toggled.isOn && toggled.onTintColor == .blue)
    }

    @Test func `copies of bars have copies of their items`() throws {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        toolbar.items = [
            UIBarButtonItem(title: "a", style: .done, target: nil, action: Selector(("act"))), .flexibleSpace(),
            UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
            UIBarButtonItem(customView: UILabel()),
        ]
        toolbar.barTintColor = .red
        let items: [UIBarButtonItem] = try #require(try copied(toolbar)?.items)
        expect(items.map(\.title), equals: ["a", nil, nil, nil])
        expect(items.first?.style == .done && items.first?.action == Selector(("act")))
        expect(items.map(\.systemItem), equals: [nil, .flexibleSpace, .trash, nil])
        expect(items.last?.customView is UILabel)
        let navigation = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        let (root, page) = (UINavigationItem(title: "Root"), UINavigationItem(title: "Page"))
        page.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        navigation.items = [root, page]
        let copy = try #require(try copied(navigation))
        expect(copy.items?.map(\.title), equals: ["Root", "Page"])
        expect(copy.topItem?.rightBarButtonItem?.systemItem, equals: .add)
        let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        tabs.items = [UITabBarItem(title: "A", image: nil, tag: 1), UITabBarItem(tabBarSystemItem: .search, tag: 2)]
        tabs.items?[0].badgeValue = "3"
        tabs.selectedItem = tabs.items?[1]
        let bar = try #require(try copied(tabs))
        expect(bar.items?.map(\.tag) == [1, 2] && bar.items?[0].badgeValue == "3")
        expect(bar.selectedItem === bar.items?[1] && bar.items?[0].title == "A")
    }
}
