//
//  AlmanacTests.swift
//  AlmanacTests
//

import UIKit
import XCTest
@testable import Almanac

final class AlmanacTests: XCTestCase {

    func testTheFormIsInTheStoryboard() throws {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let controller = storyboard.instantiateViewController(identifier: "Note") { NoteViewController(coder: $0) }
        controller.monthName = "May"
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.navigationItem.prompt, "May")
        XCTAssertEqual(controller.navigationItem.rightBarButtonItem?.isEnabled, false)
    }

    func testTheCellIsInANib() throws {
        let cell = try XCTUnwrap(UINib(nibName: "NoteCell", bundle: nil).instantiate(withOwner: nil).first as? NoteCell)
        cell.note = Note(text: "Pick peas", isImportant: true)
        XCTAssertEqual(cell.reuseIdentifier, "NoteCell")
    }

    func testInspectableValuesAreInTheNib() throws {
        let view = MoonView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.phase = "Full Moon"
        XCTAssertEqual(view.subviews.count, 1)
    }
}
