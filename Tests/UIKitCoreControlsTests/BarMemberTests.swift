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
}
