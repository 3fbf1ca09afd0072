import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitLists

@testable import UIKitNibs

/// Nibs in bundles, their localized strings, and controllers that load their views from nibs.
@MainActor @Suite(.onStage) struct BundleNibTests {
    /// Calls `body` with a bundle that contains the files.
    private func withBundle(_ files: [String: String], _ body: (Bundle) throws -> Void) throws {
        let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("Nibs-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let url: URL = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        try body(try #require(Bundle(path: folder.path)))
    }

    private let view = "<view id=\"v\"><subviews><label text=\"Hello\" id=\"l\"/></subviews></view>"

    private func text(of view: Any?) -> String? { ((view as? UIView)?.subviews.first as? UILabel)?.text }

    @Test func `a bundle loads a nib by its name`() throws {
        try withBundle(["Card.xib": NibFixture.text(view)]) { bundle in
            expect(text(of: bundle.loadNibNamed("Card", owner: nil)?.first), equals: "Hello")
            expect(text(of: UINib(nibName: "Card", bundle: bundle).instantiate(withOwner: nil).first), equals: "Hello")
        }
    }

    @Test func `a bundle of an app has nibs with the extension of compiled files`() throws {
        try withBundle(["Card.nib": NibFixture.text(view)]) { bundle in
            expect(bundle.path(forResource: "Card", ofType: "nib") != nil)
            expect(text(of: bundle.loadNibNamed("Card", owner: nil)?.first), equals: "Hello")
        }
    }

    @Test func `a string table translates the nib of the base localization`() throws {
        let files: [String: String] = [
            "Base.lproj/Card.xib": NibFixture.text(view), "en.lproj/Card.strings": "\"l.text\" = \"Good day\";",
        ]
        try withBundle(files) { bundle in
            expect(text(of: bundle.loadNibNamed("Card", owner: nil)?.first), equals: "Good day")
        }
    }

    @Test func `a controller takes its view from the nib with its name or the name of its class`() throws {
        NibModule.install()
        let nib: String = NibFixture.text(view, owner: "<outlet property=\"view\" destination=\"v\" id=\"o\"/>")
        for name in ["CardView", "CardViewController"] {
            try withBundle(["\(name).xib": nib]) { bundle in
                expect(text(of: CardViewController(nibName: nil, bundle: bundle).view), equals: "Hello")
            }
        }
        try withBundle(["Other.xib": nib]) { bundle in
            let controller = CardViewController(nibName: "Other", bundle: bundle)
            expect(controller.nibName == "Other" && text(of: controller.view) == "Hello")
            expect(CardViewController(nibName: nil, bundle: bundle).view.subviews.isEmpty)
        }
    }

    @Test func `a table controller is the data source of the table view in its nib`() throws {
        NibModule.install()
        let nib: String = NibFixture.text(
            "<tableView style=\"insetGrouped\" id=\"v\"/>",
            owner: "<outlet property=\"view\" destination=\"v\" id=\"o\"/>")
        try withBundle(["List.xib": nib]) { bundle in
            let controller = UITableViewController(nibName: "List", bundle: bundle)
            expect(controller.tableView.style == .insetGrouped && controller.tableView.dataSource === controller)
        }
    }

    @Test func `static cells are the rows of a table controller`() throws {
        NibModule.install()
        let nib: String = NibFixture.text(
            """
            <tableView dataMode="static" id="v"><sections><tableViewSection headerTitle="Top" id="s"><cells>
            <tableViewCell rowHeight="60" id="a"/><tableViewCell id="b"/></cells></tableViewSection></sections></tableView>
            """, owner: "<outlet property=\"view\" destination=\"v\" id=\"o\"/>")
        try withBundle(["List.xib": nib]) { bundle in
            let controller = UITableViewController(nibName: "List", bundle: bundle)
            let table = try #require(controller.tableView)
            table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
            table.layoutIfNeeded()
            expect(table.numberOfRows(inSection: 0), equals: 2)
            expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.height, equals: 60)
            expect(controller.tableView(table, titleForHeaderInSection: 0), equals: "Top")
        }
    }
}
