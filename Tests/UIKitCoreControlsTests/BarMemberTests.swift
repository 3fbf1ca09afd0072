import Expectations
import TestStage
import Testing
import UIKitBars
import UIKitCore
import UIKitSearching

@MainActor @Suite(.onStage) struct BarMemberTests {
    @Test func `a disabled search bar does not begin editing`() {
        let stage = Stage()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 400, height: 56))
        stage.root.addSubview(bar)
        stage.host.turn()
        bar.isEnabled = false
        stage.tap(200, 128)
        expect(!bar.isEnabled && !bar.searchTextField.isFirstResponder)
        bar.isEnabled = true
        stage.tap(200, 128)
        expect(bar.searchTextField.isFirstResponder)
    }

    @Test func `a fixed group contains its item`() {
        let item = UIBarButtonItem(title: "Bold")
        let group: UIBarButtonItemGroup = item.creatingFixedGroup()
        expect(group.barButtonItems == [item] && item.buttonGroup === group)
    }

    @Test func `the background of an item depends on its style, and moves down`() throws {
        let stage = Stage()
        let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 400, height: 44))
        stage.root.addSubview(bar)
        func image() -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30)).image { _ in }
        }
        let (all, done) = (image(), image())
        let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
        bar.items = [item]
        item.setBackgroundImage(all, for: .normal, barMetrics: .default)
        item.setBackgroundImage(done, for: .normal, style: .done, barMetrics: .default)
        expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default), isIdenticalTo: done)
        expectNil(item.backgroundImage(for: .normal, style: .plain, barMetrics: .default))
        expect(item.backgroundImage(for: .normal, barMetrics: .default), isIdenticalTo: all)
        stage.host.turn()
        let view = try #require(item.displayedView?.subviews.first as? UIImageView)
        expect(view.image, isIdenticalTo: all)
        item.style = .done
        stage.host.turn()
        expect(view.image, isIdenticalTo: done)
        let y: CGFloat = view.frame.minY
        item.setBackgroundVerticalPositionAdjustment(3, for: .default)
        stage.host.turn()
        expect(view.frame.minY, equals: y + 3)
        expect(item.backgroundVerticalPositionAdjustment(for: .default), equals: 3)
    }

    @Test func `a search bar shows a prompt above its field`() {
        let stage = Stage()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 400, height: 56))
        stage.root.addSubview(bar)
        let height: CGFloat = bar.intrinsicContentSize.height
        bar.prompt = "Find a city"
        expect(bar.intrinsicContentSize.height > height + 10 && bar.prompt == "Find a city")
        bar.sizeToFit()
        stage.host.turn()
        let label: UIView? = bar.subviews.first { ($0 as? UILabel)?.text == "Find a city" }
        expect(label?.frame.minY ?? 0 > 0 && label?.frame.maxY ?? 100 < bar.searchTextField.frame.minY)
        bar.prompt = nil
        expect(bar.intrinsicContentSize.height, equals: height)
    }

    @Test func `the field of a search bar has a background image and offsets`() {
        let stage = Stage()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 400, height: 56))
        stage.root.addSubview(bar)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 36)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 36))
        }
        bar.setSearchFieldBackgroundImage(image, for: .normal)
        stage.host.turn()
        expect(stage.pixels(row: 128)[500] & 0xFFFFFF, equals: 0xFF0000)
        expect(bar.searchFieldBackgroundImage(for: .normal), isIdenticalTo: image)
        let (field, glass) = (bar.searchTextField.frame, bar.searchTextField.leftView?.frame ?? .zero)
        bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
        bar.setPositionAdjustment(UIOffset(horizontal: 5, vertical: 1), for: .search)
        stage.host.turn()
        expect(bar.searchTextField.frame, equals: field.offsetBy(dx: 3, dy: -2))
        expect(bar.searchTextField.leftView?.frame, equals: glass.offsetBy(dx: 5, dy: 1))
        expect(bar.positionAdjustment(for: .search), equals: UIOffset(horizontal: 5, vertical: 1))
        bar.setSearchFieldBackgroundImage(nil, for: .normal)
        stage.host.turn()
        expect(stage.pixels(row: 128)[500] & 0xFFFFFF != 0xFF0000)
    }

    @Test func `the appearance of scopes is set before or after the scopes`() throws {
        let stage = Stage()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 400, height: 100))
        stage.root.addSubview(bar)
        bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        bar.scopeButtonTitles = ["One", "Two"]
        bar.showsScopeBar = true
        bar.scopeButtonTitles = ["Three", "Four", "Five"]
        stage.host.turn()
        let control = try #require(bar.subviews.compactMap { $0 as? UISegmentedControl }.first)
        expect(control.numberOfSegments == 3 && control.titleForSegment(at: 2) == "Five")
        expect(control.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor, equals: .red)
        let image = UIImage()
        bar.setScopeBarButtonBackgroundImage(image, for: .selected)
        expect(bar.scopeBarButtonBackgroundImage(for: .selected), isIdenticalTo: image)
        bar.scopeButtonTitles = nil
        expectNil(control.superview)
    }

    @Test func `a search field without an image for its state keeps the standard background`() {
        let stage = Stage()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 400, height: 56))
        stage.root.addSubview(bar)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 36)).image { _ in }
        bar.setSearchFieldBackgroundImage(image, for: .disabled)
        expect(bar.searchTextField.backgroundColor, equals: .tertiarySystemFill)
        bar.isEnabled = false
        expectNil(bar.searchTextField.backgroundColor)
        bar.isEnabled = true
        expect(bar.searchTextField.backgroundColor, equals: .tertiarySystemFill)
        bar.setSearchFieldBackgroundImage(image, for: .normal)
        expectNil(bar.searchTextField.backgroundColor)
        bar.setSearchFieldBackgroundImage(nil, for: .disabled)
        bar.isEnabled = false
        expectNil(bar.searchTextField.backgroundColor)
        bar.setSearchFieldBackgroundImage(nil, for: .normal)
        bar.searchTextField.backgroundColor = .white
        bar.setSearchFieldBackgroundImage(image, for: .disabled)
        bar.isEnabled = true
        expect(bar.searchTextField.backgroundColor, equals: .white)
    }

    @Test func `an item with its own offset takes the other offset of its proxy`() {
        let stage = Stage()
        let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 400, height: 44))
        UIBarButtonItem.appearance().setBackgroundVerticalPositionAdjustment(4, for: .default)
        UIBarButtonItem.appearance().setTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .default)
        let (title, background) = (UIBarButtonItem(title: "Title"), UIBarButtonItem(title: "Background"))
        title.setTitlePositionAdjustment(UIOffset(horizontal: 5, vertical: 6), for: .default)
        background.setBackgroundVerticalPositionAdjustment(7, for: .default)
        bar.items = [title, background]
        stage.root.addSubview(bar)
        stage.host.turn()
        expect(title.titlePositionAdjustment(for: .default), equals: UIOffset(horizontal: 5, vertical: 6))
        expect(title.backgroundVerticalPositionAdjustment(for: .default), equals: 4)
        expect(background.titlePositionAdjustment(for: .default), equals: UIOffset(horizontal: 1, vertical: 2))
        expect(background.backgroundVerticalPositionAdjustment(for: .default), equals: 7)
    }
}
