import Foundation
import XCTest

/// A real window on a display of its own, in a process of its own, used as a person would.
final class WindowTests: XCTestCase {
    // A display without a window manager puts the window in its middle: (1280 − 390) / 2, (1024 − 844) / 2.
    private let left = 445
    private let top = 90

    func testPixelsArriveInOrderAndFormat() throws {
        let probe = try Probe()
        defer { probe.end() }
        XCTAssertEqual(try probe.pixel(left, top), "FF0000")
        XCTAssertEqual(try probe.pixel(left + 389, top), "00FF00")
        XCTAssertEqual(try probe.pixel(left, top + 843), "0000FF")
        XCTAssertEqual(try probe.pixel(left + 389, top + 843), "FFFFFF")
        XCTAssertEqual(try probe.pixel(left - 1, top), "000000")
    }

    func testDisplayOfAnotherDepthShowsTheSameColours() throws {
        let probe = try Probe(screen: "1280x1024x16")
        defer { probe.end() }
        XCTAssertEqual(try probe.pixel(left, top), "FF0000")
        XCTAssertEqual(try probe.pixel(left + 389, top), "00FF00")
        XCTAssertEqual(try probe.pixel(left, top + 843), "0000FF")
        XCTAssertEqual(try probe.pixel(left + 389, top + 843), "FFFFFF")
    }

    func testMouseTouchesHoversAndScrolls() throws {
        let probe = try Probe()
        defer { probe.end() }
        try probe.display.act("mousemove", "\(left + 30)", "\(top + 40)")
        try probe.expect("hover 30.0,40.0")
        try probe.display.act("mousedown", "1")
        try probe.expect("touch began 30.0,40.0 #0 pointer")
        try probe.display.act("mousemove", "\(left + 35)", "\(top + 50)")
        try probe.expect("touch moved 35.0,50.0 #0 pointer")
        try probe.display.act("mouseup", "1")
        try probe.expect("touch ended 35.0,50.0 #0 pointer")
        try probe.display.act("click", "4")
        try probe.expect("scroll 0.0,48.0 at 35.0,50.0 notch")
        try probe.display.act("click", "5")
        try probe.expect("scroll 0.0,-48.0 at 35.0,50.0 notch")
        try probe.display.act("mousemove", "2", "2")
        try probe.expect("hover out")
    }

    func testTheSecondaryButtonMakesATouchOfItsOwn() throws {
        let probe = try Probe()
        defer { probe.end() }
        try probe.display.act("mousemove", "\(left + 30)", "\(top + 40)", "mousedown", "3")
        try probe.expect("touch began 30.0,40.0 #0 pointer secondary")
        // The primary button adds nothing while the other is held, and does not end its touch.
        try probe.display.act("click", "1", "mouseup", "3")
        try probe.expect("touch ended 30.0,40.0 #0 pointer secondary")
        try probe.display.act("mousedown", "1")
        try probe.expect("touch began 30.0,40.0 #0 pointer")
        XCTAssertEqual(probe.transcript.filter { $0.hasPrefix("touch began") }.count, 2)
    }

    func testWindowManagersLearnOfLimitsIconAndClass() throws {
        let probe = try Probe()
        defer { probe.end() }
        probe.command("limits 200 100 800 900")
        try probe.expect("limited")
        probe.command("icon")
        try probe.expect("icon shown")
        _ = try probe.counts()
        let words: String = try probe.display.properties(
            ofWindowNamed: "probe", "WM_NORMAL_HINTS", "WM_CLASS", "_NET_WM_ICON")
        XCTAssertTrue(words.contains("minimum size: 200 by 100"), words)
        XCTAssertTrue(words.contains("maximum size: 800 by 900"), words)
        XCTAssertTrue(words.contains("\"WindowProbe\""), words)
        XCTAssertTrue(words.contains("Icon (1 x 1)"), words)
    }

    func testAltMakesTwoTouchesOfOneMouse() throws {
        let probe = try Probe()
        defer { probe.end() }
        try probe.display.act("mousemove", "\(left + 100)", "\(top + 200)", "keydown", "alt", "mousedown", "1")
        try probe.expect("touch began 100.0,200.0 #0 pointer")
        try probe.expect("touch began 290.0,644.0 #1 pointer")
        try probe.display.act("mousemove", "\(left + 150)", "\(top + 300)")
        try probe.expect("touch moved 150.0,300.0 #0 pointer")
        try probe.expect("touch moved 240.0,544.0 #1 pointer")
        try probe.display.act("keyup", "alt")
        try probe.expect("touch ended 240.0,544.0 #1 pointer")
        try probe.display.act("mouseup", "1")
        try probe.expect("touch ended 150.0,300.0 #0 pointer")
    }

    func testKeysCarryUsagesTextAndModifiers() throws {
        let probe = try Probe()
        defer { probe.end() }
        try probe.display.act("key", "a")
        try probe.expect("key down 4 [a|a] 0")
        try probe.expect("key up 4 [a|a] 0")
        try probe.display.act("key", "shift+b")
        try probe.expect("key down 225 ")
        try probe.expect("key down 5 [B|b] 1")
        try probe.display.act("key", "ctrl+v")
        try probe.expect("key down 25 [v|v] 2")
        try probe.display.act("key", "Return")
        try probe.expect("key down 40 [\r|\r] 0")
        try probe.display.act("key", "Left")
        try probe.expect("key down 80 [|] 0")
        XCTAssertFalse(probe.end().contains { $0.hasPrefix("text") }, "Text came although none is edited.")
    }

    func testTextComesWhileATextIsEdited() throws {
        let probe = try Probe()
        defer { probe.end() }
        probe.command("input 10 20 100 24")
        try probe.expect("input on")
        try probe.display.act("key", "shift+c")
        try probe.expect("text C")
        try probe.display.setLayout("de")
        try probe.display.act("key", "udiaeresis")
        try probe.expect("key down 47 [ü|ü] 0")
        try probe.expect("text ü")
        probe.command("input")
        try probe.expect("input off")
        try probe.display.act("key", "x")
        try probe.expect("key up 27")
        XCTAssertFalse(probe.end().contains("text x"))
    }

    func testResizingAnswersWithAnEventAndShowsTheNewPicture() throws {
        let probe = try Probe()
        defer { probe.end() }
        probe.command("resize 500 300")
        try probe.expect("resized 500.0,300.0 @1.0")
        _ = try probe.counts()
        XCTAssertEqual(try probe.pixel(left + 499, top + 299), "FFFFFF")
        XCTAssertEqual(try probe.pixel(left + 499, top), "00FF00")
    }

    func testAWindowThatThePersonResizesKeepsUp() throws {
        let probe = try Probe()
        defer { probe.end() }
        let window: String = try probe.display.act("search", "--name", "^probe$")
        try probe.display.act("windowsize", window, "320", "480")
        try probe.expect("resized 320.0,480.0 @1.0")
        // What it turns to is what the person gave it, not what it began with.
        try probe.display.act("key", "ctrl+Right")
        try probe.expect("resized 480.0,320.0 @1.0")
        _ = try probe.counts()
        XCTAssertEqual(try probe.pixel(left + 479, top + 319), "FFFFFF")
    }

    func testAHiddenWindowIsNotPaintedAndComesBackWhole() throws {
        let probe = try Probe()
        defer { probe.end() }
        let window: String = try probe.display.act("search", "--name", "^probe$")
        try probe.display.act("windowunmap", "--sync", window)
        XCTAssertEqual(try probe.pixel(left, top), "000000")
        let before: Probe.Counts = try probe.counts()
        probe.command("dirty")
        XCTAssertEqual(try probe.counts().frames, before.frames)
        try probe.display.act("windowmap", "--sync", window)
        try probe.expect("exposed")
        _ = try probe.counts()
        XCTAssertEqual(try probe.pixel(left, top), "FF0000")
    }

    func testWhatAnotherWindowCoveredIsShownAgain() throws {
        let probe = try Probe()
        defer { probe.end() }
        let before: Probe.Counts = try probe.counts()
        try probe.display.cover()
        // The client was not asked to paint again.
        XCTAssertEqual(try probe.counts().frames, before.frames)
        XCTAssertEqual(try probe.pixel(left, top), "FF0000")
    }

    func testControlAndAnArrowTurnTheWindow() throws {
        let probe = try Probe()
        defer { probe.end() }
        try probe.display.act("key", "ctrl+Right")
        try probe.expect("resized 844.0,390.0 @1.0")
        try probe.display.act("key", "ctrl+Left")
        try probe.expect("resized 390.0,844.0 @1.0")
        try probe.display.act("key", "Left")
        try probe.expect("key down 80 [|] 0")
        let lines: [String] = probe.end()
        XCTAssertFalse(lines.contains { $0.hasPrefix("key down 79") || $0.hasPrefix("key up 79") })
    }

    func testAWindowAtTwiceTheScaleHasTwiceThePixels() throws {
        let probe = try Probe(screen: "2048x2048x24", environment: ["ENGAWA_SCALE": "2"])
        defer { probe.end() }
        XCTAssertTrue(probe.transcript.contains("display 1024.0x1024.0 @2.0"))
        let left: Int = (2_048 - 780) / 2
        let top: Int = (2_048 - 1_688) / 2
        XCTAssertEqual(try probe.pixel(left, top), "FF0000")
        XCTAssertEqual(try probe.pixel(left + 779, top + 1_687), "FFFFFF")
        XCTAssertEqual(try probe.pixel(left + 780, top + 1_687), "000000")
        try probe.display.act("mousemove", "\(left + 31)", "\(top + 40)")
        try probe.expect("hover 15.5,20.0")
        try probe.display.act("key", "ctrl+Right")
        try probe.expect("resized 844.0,390.0 @2.0")
    }

    func testTheClipboardIsTheDesktops() throws {
        let probe = try Probe()
        defer { probe.end() }
        probe.command("paste")
        try probe.expect("pasted nothing changes 0")
        probe.command("copy naïve 日本")
        try probe.expect("copied")
        probe.command("paste")
        try probe.expect("pasted naïve 日本 changes 1")
    }

    func testClosingAsksTheClientFirst() throws {
        let probe = try Probe()
        try CloseButton.click(windowNamed: "probe", on: probe.display)
        try probe.expect("close requested")
        try probe.expect("gone")
        probe.end()
    }

    func testAFoundationTimerLeadsToATurn() throws {
        let probe = try Probe()
        defer { probe.end() }
        probe.command("timer 0.05")
        let before: Probe.Counts = try probe.counts()
        try probe.rest(0.2)
        XCTAssertEqual(try probe.counts().frames, before.frames + 1)
    }

    func testAnUntouchedWindowDoesNothing() throws {
        let probe = try Probe()
        defer { probe.end() }
        try probe.rest(0.2)
        let before: Probe.Counts = try probe.counts()
        try probe.rest(1)
        let after: Probe.Counts = try probe.counts()
        // The two commands had a turn each, and the end of the rest.
        XCTAssertLessThanOrEqual(after.turns - before.turns, 3)
        XCTAssertEqual(after.frames, before.frames)
    }

    func testWithoutADisplayASentenceSaysWhatToDo() throws {
        let (words, status) = try Probe.complaint(environment: [:])
        XCTAssertEqual(status, 1)
        XCTAssertTrue(words.contains("there is no display"), words)
        XCTAssertTrue(words.contains("Start the program from a desktop"), words)
    }

    func testADisplayThatDoesNotAnswerIsNamed() throws {
        let (words, status) = try Probe.complaint(environment: ["DISPLAY": ":54321"])
        XCTAssertEqual(status, 1)
        XCTAssertTrue(words.contains("“:54321” does not answer"), words)
    }

    func testADisplayOpenedAheadIsTheSame() throws {
        let probe = try Probe(arguments: ["--prepare"])
        defer { probe.end() }
        XCTAssertTrue(probe.transcript.contains("display 1280.0x1024.0 @1.0"))
    }

    func testAnimationKeepsTheDisplaysBeat() throws {
        let probe = try Probe()
        defer { probe.end() }
        probe.command("animate 60")
        let line: String = try probe.expect("frames 60 mean ")
        let mean: Double = Double(line.split(separator: " ")[3]) ?? 0
        XCTAssertEqual(mean, 1_000 / 60, accuracy: 1, line)
    }
}
