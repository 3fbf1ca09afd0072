import Foundation
import XCTest

@testable import HostSDL

/// Tests real windows, each in a separate process on a separate display, with simulated input.
final class WindowTests: XCTestCase {
    // Without a window manager the window is centered on the display: (1280 − 390) / 2, (1024 − 844) / 2.
    private let left = 445
    private let top = 90

    func testPixelsHaveTheRightOrderAndFormat() throws {
        let probe = try Probe()
        defer { probe.end() }
        XCTAssertEqual(try probe.pixel(left, top), "FF0000")
        XCTAssertEqual(try probe.pixel(left + 389, top), "00FF00")
        XCTAssertEqual(try probe.pixel(left, top + 843), "0000FF")
        XCTAssertEqual(try probe.pixel(left + 389, top + 843), "FFFFFF")
        XCTAssertEqual(try probe.pixel(left - 1, top), "000000")
    }

    func testADisplayWithADifferentDepthShowsTheSameColors() throws {
        let probe = try Probe(screen: "1280x1024x16")
        defer { probe.end() }
        XCTAssertEqual(try probe.pixel(left, top), "FF0000")
        XCTAssertEqual(try probe.pixel(left + 389, top), "00FF00")
        XCTAssertEqual(try probe.pixel(left, top + 843), "0000FF")
        XCTAssertEqual(try probe.pixel(left + 389, top + 843), "FFFFFF")
    }

    func testTheMouseTouchesHoversAndScrolls() throws {
        let probe = try Probe()
        defer { probe.end() }
        try probe.display.simulate("mousemove", "\(left + 30)", "\(top + 40)")
        try probe.expect("hover 30.0,40.0")
        try probe.display.simulate("mousedown", "1")
        try probe.expect("touch began 30.0,40.0 #0 pointer")
        try probe.display.simulate("mousemove", "\(left + 35)", "\(top + 50)")
        try probe.expect("touch moved 35.0,50.0 #0 pointer")
        try probe.display.simulate("mouseup", "1")
        try probe.expect("touch ended 35.0,50.0 #0 pointer")
        try probe.display.simulate("click", "4")
        try probe.expect("scroll 0.0,48.0 at 35.0,50.0 notch")
        try probe.display.simulate("click", "5")
        try probe.expect("scroll 0.0,-48.0 at 35.0,50.0 notch")
        try probe.display.simulate("mousemove", "2", "2")
        try probe.expect("hover out")
    }

    func testTheSecondaryButtonStartsATouch() throws {
        let probe = try Probe()
        defer { probe.end() }
        try probe.display.simulate("mousemove", "\(left + 30)", "\(top + 40)", "mousedown", "3")
        try probe.expect("touch began 30.0,40.0 #0 pointer secondary")
        // While the secondary button is held, the primary button starts no touch, and does not end the touch in
        // progress.
        try probe.display.simulate("click", "1", "mouseup", "3")
        try probe.expect("touch ended 30.0,40.0 #0 pointer secondary")
        try probe.display.simulate("mousedown", "1")
        try probe.expect("touch began 30.0,40.0 #0 pointer")
        XCTAssertEqual(probe.transcript.filter { $0.hasPrefix("touch began") }.count, 2)
    }

    func testWindowManagersReceiveLimitsIconAndClass() throws {
        let probe = try Probe()
        defer { probe.end() }
        probe.command("limits 200 100 800 900")
        try probe.expect("limited")
        probe.command("icon")
        try probe.expect("icon shown")
        _ = try probe.counts()
        let output: String = try probe.display.properties(
            ofWindowNamed: "probe", "WM_NORMAL_HINTS", "WM_CLASS", "_NET_WM_ICON")
        XCTAssertTrue(output.contains("minimum size: 200 by 100"), output)
        XCTAssertTrue(output.contains("maximum size: 800 by 900"), output)
        XCTAssertTrue(output.contains("\"WindowProbe\""), output)
        XCTAssertTrue(output.contains("Icon (1 x 1)"), output)
        probe.command("limits 200 100 inf inf")
        try probe.expect("limited")
        _ = try probe.counts()
        let unlimited: String = try probe.display.properties(ofWindowNamed: "probe", "WM_NORMAL_HINTS")
        // No window is larger than the display.
        XCTAssertTrue(unlimited.contains("maximum size: 1280 by 1024"), unlimited)
    }

    func testAnIconThatIsSetBeforeTheWindowOpensIsShown() throws {
        let probe = try Probe(arguments: ["--prepare", "--icon"])
        defer { probe.end() }
        _ = try probe.counts()
        let output: String = try probe.display.properties(ofWindowNamed: "probe", "_NET_WM_ICON")
        XCTAssertTrue(output.contains("Icon (1 x 1)"), output)
    }

    func testAltAddsASecondTouch() throws {
        let probe = try Probe()
        defer { probe.end() }
        try probe.display.simulate("mousemove", "\(left + 100)", "\(top + 200)", "keydown", "alt", "mousedown", "1")
        try probe.expect("touch began 100.0,200.0 #0 pointer")
        try probe.expect("touch began 290.0,644.0 #1 pointer")
        try probe.display.simulate("mousemove", "\(left + 150)", "\(top + 300)")
        try probe.expect("touch moved 150.0,300.0 #0 pointer")
        try probe.expect("touch moved 240.0,544.0 #1 pointer")
        try probe.display.simulate("keyup", "alt")
        try probe.expect("touch ended 240.0,544.0 #1 pointer")
        try probe.display.simulate("mouseup", "1")
        try probe.expect("touch ended 150.0,300.0 #0 pointer")
    }

    func testKeysHaveUsagesCharactersAndModifiers() throws {
        let probe = try Probe()
        defer { probe.end() }
        try probe.display.simulate("key", "a")
        try probe.expect("key down 4 [a|a] 0")
        try probe.expect("key up 4 [a|a] 0")
        try probe.display.simulate("key", "shift+b")
        try probe.expect("key down 225 ")
        try probe.expect("key down 5 [B|b] 1")
        try probe.display.simulate("key", "ctrl+v")
        try probe.expect("key down 25 [v|v] 2")
        try probe.display.simulate("key", "Return")
        try probe.expect("key down 40 [\r|\r] 0")
        try probe.display.simulate("key", "Left")
        try probe.expect("key down 80 [|] 0")
        XCTAssertFalse(probe.end().contains { $0.hasPrefix("text") }, "Text arrived although no text is edited.")
    }

    func testTextArrivesOnlyWhileTextIsEdited() throws {
        let probe = try Probe()
        defer { probe.end() }
        probe.command("input 10 20 100 24")
        try probe.expect("input on")
        try probe.display.simulate("key", "shift+c")
        try probe.expect("text C")
        try probe.display.setLayout("de")
        try probe.display.simulate("key", "udiaeresis")
        try probe.expect("key down 47 [ü|ü] 0")
        try probe.expect("text ü")
        // A dead key and a letter compose a character.
        try probe.display.simulate("key", "dead_acute")
        try probe.display.simulate("key", "e")
        try probe.expect("text é")
        probe.command("input")
        try probe.expect("input off")
        try probe.display.simulate("key", "x")
        try probe.expect("key up 27")
        XCTAssertFalse(probe.end().contains("text x"))
    }

    func testSecretTextArrivesWithoutTheInputMethod() throws {
        let probe = try Probe(environment: ["XMODIFIERS": "@im=ibus", "SDL_IM_MODULE": "ibus"])
        defer { probe.end() }
        probe.command("input 10 20 100 24 secure")
        try probe.expect("input on")
        try probe.display.simulate("type", "--delay", "0", "Pa55!")
        for text in ["P", "a", "5", "5", "!"] { try probe.expect("text \(text)") }
        try probe.display.simulate("key", "ctrl+v")
        try probe.expect("key down 25 [v|v] 2")
        probe.command("input")
        try probe.expect("input off")
        try probe.display.simulate("key", "x")
        try probe.expect("key up 27")
        probe.command("input 10 20 100 24")
        try probe.expect("input on")
        try probe.display.simulate("key", "z")
        try probe.expect("text z")
        XCTAssertFalse(probe.end().contains("text x"))
    }

    func testDeadKeysAndTheComposeKeyComposeCharacters() throws {
        let probe = try Probe()
        defer { probe.end() }
        probe.command("input 10 20 100 24")
        try probe.expect("input on")
        // On the international layout, Shift and the apostrophe are a dead diaeresis. The right Alt key composes.
        try probe.display.setLayout("us", variant: "intl", option: "compose:ralt")
        let sequences: [(keys: [String], text: String)] = [
            (["dead_diaeresis", "u"], "ü"), (["dead_diaeresis", "shift+e"], "Ë"), (["dead_diaeresis", "space"], "\""),
            (["Multi_key", "s", "s"], "ß"), (["Multi_key", "minus", "minus", "minus"], "—"),
            (["Multi_key", "o", "c"], "©"), (["Multi_key", "equal", "e"], "€"),
        ]
        for sequence in sequences {
            for key in sequence.keys { try probe.display.simulate("key", key) }
            try probe.expect("text \(sequence.text)")
        }
        // A key that does not continue a sequence inserts nothing, and the next key is typed.
        for key in ["Multi_key", "q", "z"] { try probe.display.simulate("key", key) }
        try probe.expect("text z")
        let typed = probe.end().filter { $0.hasPrefix("text ") }
        XCTAssertEqual(typed, sequences.map { "text \($0.text)" } + ["text z"])
    }

    func testResizingSendsAnEventAndShowsNewPixels() throws {
        let probe = try Probe()
        defer { probe.end() }
        probe.command("resize 500 300")
        try probe.expect("resized 500.0,300.0 @1.0")
        _ = try probe.counts()
        XCTAssertEqual(try probe.pixel(left + 499, top + 299), "FFFFFF")
        XCTAssertEqual(try probe.pixel(left + 499, top), "00FF00")
    }

    func testADisplayWithADifferentDepthShowsNewPixelsAfterManyResizes() throws {
        let probe = try Probe(screen: "1280x1024x16", size: (300, 300))
        defer { probe.end() }
        // After several sizes, the allocator uses the same addresses again.
        for step in 1...24 {
            let (width, height) = (300 + step * 8, 300 + step * 4)
            probe.command("resize \(width) \(height)")
            try probe.expect("resized \(width).0,\(height).0 @1.0")
            _ = try probe.counts()
            // The window is centered when it opens, and keeps its origin: (1280 − 300) / 2, (1024 − 300) / 2.
            XCTAssertEqual(try probe.pixel(490 + width - 1, 362 + height - 1), "FFFFFF", "step \(step)")
            XCTAssertEqual(try probe.pixel(490 + width - 1, 362), "00FF00", "step \(step)")
        }
    }

    func testWorkThatContinuesItselfStopsNeitherEventsNorFrames() throws {
        let probe = try Probe()
        defer { probe.end() }
        probe.command("busy")
        try probe.expect("busy")
        try probe.display.simulate("key", "a")
        try probe.expect("key down 4 [a|a] 0")
        probe.command("animate 3")
        try probe.expect("frames 3")
    }

    func testAWindowThatHasItsPreviousSizeAgainIsPaintedAgain() throws {
        let probe = try Probe()
        defer { probe.end() }
        let window: String = try probe.display.simulate("search", "--name", "^probe$")
        try probe.whileSuspended {
            try probe.display.simulate("windowsize", window, "500", "500")
            try probe.display.simulate("windowsize", window, "390", "844")
        }
        try probe.expect("exposed")
        _ = try probe.counts()
        XCTAssertEqual(try probe.pixel(left, top), "FF0000")
        XCTAssertEqual(try probe.pixel(left + 389, top + 843), "FFFFFF")
    }

    func testAWindowThatIsHiddenDuringATouchCancelsIt() throws {
        let probe = try Probe()
        defer { probe.end() }
        let window: String = try probe.display.simulate("search", "--name", "^probe$")
        try probe.display.simulate("mousemove", "\(left + 30)", "\(top + 40)", "mousedown", "1")
        try probe.expect("touch began 30.0,40.0 #0 pointer")
        try probe.display.simulate("windowunmap", window)
        try probe.expect("touch cancelled 30.0,40.0 #0 pointer")
        try probe.display.simulate("mouseup", "1", "windowmap", window)
        try probe.expect("visible true")
        // SDL ignores the press that follows a release that it has not received.
        try probe.display.simulate("mousemove", "\(left + 50)", "\(top + 60)", "click", "1", "mousedown", "1")
        try probe.expect("touch began 50.0,60.0 #0 pointer")
    }

    func testAClosedWindowLeavesItsCursorToNoOtherWindow() throws {
        let probe = try Probe()
        defer { probe.end() }
        try probe.display.simulate("mousemove", "\(left + 30)", "\(top + 40)")
        for name in ["text", "arrow"] {
            probe.command("cursor \(name)")
            try probe.expect("cursor shown")
        }
        let arrow: [UInt] = try probe.display.cursor()
        probe.command("second hand")
        try probe.expect("second window")
        XCTAssertNotEqual(try probe.display.cursor(), arrow)
        probe.command("second")
        try probe.expect("second window")
        XCTAssertEqual(try probe.display.cursor(), arrow)
    }

    func testAnInstanceReceivesURLsAfterAnotherOneEnds() throws {
        let path = "/tmp/\(UUID().uuidString).engawa"
        let url = URL(fileURLWithPath: "/tmp/a.txt")
        let probe = try Probe()
        defer { probe.end() }
        let window: String = try probe.display.simulate("search", "--name", "^probe$")
        do {
            let other: InstanceSocket? = MainActor.assumeIsolated { InstanceSocket(path: path) { _ in } }
            probe.command("receive \(path)")
            try probe.expect("receiving")
            withExtendedLifetime(other) {}
        }
        // The socket is removed on the main queue.
        while FileManager.default.fileExists(atPath: path) {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
        try probe.display.simulate("windowunmap", window)
        try probe.expect("focus false")
        try probe.display.simulate("windowmap", window)
        try probe.expect("visible true")
        try probe.display.simulate("windowfocus", window)
        try probe.expect("focus true")
        XCTAssertTrue(InstanceSocket.send([url], to: path))
        try probe.expect("open /tmp/a.txt")
    }

    func testAResizeByTheUserSendsAnEventAndDeterminesRotation() throws {
        let probe = try Probe()
        defer { probe.end() }
        let window: String = try probe.display.simulate("search", "--name", "^probe$")
        try probe.display.simulate("windowsize", window, "320", "480")
        try probe.expect("resized 320.0,480.0 @1.0")
        // Rotation swaps the width and height that the user set, not the initial ones.
        try probe.display.simulate("key", "ctrl+Right")
        try probe.expect("resized 480.0,320.0 @1.0")
        _ = try probe.counts()
        XCTAssertEqual(try probe.pixel(left + 479, top + 319), "FFFFFF")
    }

    func testAHiddenWindowIsNotPaintedUntilItIsShown() throws {
        let probe = try Probe()
        defer { probe.end() }
        let window: String = try probe.display.simulate("search", "--name", "^probe$")
        try probe.display.simulate("windowunmap", "--sync", window)
        try probe.expect("visible false")
        XCTAssertEqual(try probe.pixel(left, top), "000000")
        let before: Probe.Counts = try probe.counts()
        probe.command("dirty")
        XCTAssertEqual(try probe.counts().frames, before.frames)
        try probe.display.simulate("windowmap", "--sync", window)
        try probe.expect("visible true")
        try probe.expect("exposed")
        _ = try probe.counts()
        XCTAssertEqual(try probe.pixel(left, top), "FF0000")
    }

    func testAnAreaThatAnotherWindowCoveredIsDisplayedAgain() throws {
        let probe = try Probe()
        defer { probe.end() }
        let before: Probe.Counts = try probe.counts()
        try probe.display.cover()
        // The client did not paint again.
        XCTAssertEqual(try probe.counts().frames, before.frames)
        XCTAssertEqual(try probe.pixel(left, top), "FF0000")
    }

    func testControlAndAnArrowRotateTheWindow() throws {
        let probe = try Probe()
        defer { probe.end() }
        try probe.display.simulate("key", "ctrl+Right")
        try probe.expect("resized 844.0,390.0 @1.0")
        try probe.display.simulate("key", "ctrl+Left")
        try probe.expect("resized 390.0,844.0 @1.0")
        try probe.display.simulate("key", "Left")
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
        try probe.display.simulate("mousemove", "\(left + 31)", "\(top + 40)")
        try probe.expect("hover 15.5,20.0")
        try probe.display.simulate("key", "ctrl+Right")
        try probe.expect("resized 844.0,390.0 @2.0")
    }

    func testTheClipboardStoresText() throws {
        let probe = try Probe()
        defer { probe.end() }
        probe.command("paste")
        try probe.expect("pasted nothing changes 0")
        probe.command("copy naïve 日本")
        try probe.expect("copied")
        probe.command("paste")
        try probe.expect("pasted naïve 日本 changes 1")
        // The server notifies the window that it no longer offers its text.
        probe.command("copyData 5 image/png")
        try probe.expect("copied")
        try probe.rest(0.2)
        probe.command("paste")
        try probe.expect("pasted text changes 2")
    }

    func testChangesOfTheClipboardByOtherProgramsAreCounted() throws {
        let probe = try Probe()
        defer { probe.end() }
        let file: URL = FileManager.default.temporaryDirectory.appending(path: "clipboard-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("tea".utf8).write(to: file)
        probe.command("copy coffee")
        try probe.expect("copied")
        try probe.display.copy(file, as: "UTF8_STRING")
        try probe.rest(0.2)
        probe.command("paste")
        try probe.expect("pasted tea changes 2")
    }

    func testOtherProgramsReceiveDataFromTheClipboard() throws {
        let probe = try Probe()
        defer { probe.end() }
        for count in [0, 5, 5_000_000] {
            probe.command("copyData \(count) image/png")
            try probe.expect("copied")
            let expected = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) })
            XCTAssertEqual(try probe.display.paste("image/png"), expected)
            XCTAssertEqual(try probe.display.paste("UTF8_STRING"), Data("text".utf8))
            // The program reads its own content in the same way.
            probe.command("pasteData image/png")
            try probe.expect("data \(count) sum \(expected.reduce(0) { $0 + Int($1) }) of image/png")
        }
        probe.command("copy tea")
        try probe.expect("copied")
        probe.command("pasteData image/png")
        try probe.expect("data -1 sum -1 of")
    }

    func testTheProgramReadsItsOwnDataOfAnySize() throws {
        let probe = try Probe()
        defer { probe.end() }
        // The server refuses requests of this size.
        let count = 17_000_000
        probe.command("copyData \(count) image/png")
        try probe.expect("copied", within: 60)
        probe.command("pasteData image/png")
        let line: String = try probe.expect("data", within: 60)
        XCTAssertTrue(line.hasPrefix("data \(count) sum ") && line.hasSuffix(" of image/png"), line)
    }

    func testTheClipboardReceivesDataFromOtherPrograms() throws {
        let probe = try Probe()
        defer { probe.end() }
        let file: URL = FileManager.default.temporaryDirectory.appending(path: "clipboard-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        // Large content arrives in pieces.
        for count in [5, 9_000_000] {
            try Data(repeating: 2, count: count).write(to: file)
            try probe.display.copy(file, as: "image/png")
            probe.command("pasteData image/png")
            try probe.expect("data \(count) sum \(2 * count) of image/png")
            probe.command("pasteData image/jpeg")
            try probe.expect("data -1 sum -1 of image/png")
        }
    }

    func testTheCloseButtonNotifiesTheClient() throws {
        let probe = try Probe()
        try CloseButton.click(windowNamed: "probe", on: probe.display)
        try probe.expect("close requested")
        try probe.expect("gone")
        probe.end()
    }

    func testAFoundationTimerCausesATurn() throws {
        let probe = try Probe()
        defer { probe.end() }
        let before: Probe.Counts = try probe.counts()
        probe.command("timer 0.05")
        try probe.rest(0.2)
        XCTAssertEqual(try probe.counts().frames, before.frames + 1)
    }

    func testTimersOfTheCommonModesFireWhileTheUserScrolls() throws {
        let probe = try Probe()
        defer { probe.end() }
        let before: Probe.Counts = try probe.counts()
        probe.command("track")
        probe.command("timer 0.05")
        probe.command("timer 0.05 common")
        try probe.rest(0.5)
        let after: Probe.Counts = try probe.counts()
        XCTAssertEqual(after.frames, before.frames + 1)
        // The loop waits instead of returning at once.
        XCTAssertLessThan(after.turns - before.turns, 20)
    }

    func testAnIdleWindowRunsNoTurns() throws {
        let probe = try Probe()
        defer { probe.end() }
        try probe.rest(0.2)
        let before: Probe.Counts = try probe.counts()
        try probe.rest(1)
        let after: Probe.Counts = try probe.counts()
        // One turn for each of the two commands, and one for the end of the pause.
        XCTAssertLessThanOrEqual(after.turns - before.turns, 3)
        XCTAssertEqual(after.frames, before.frames)
    }

    func testTheErrorWithoutADisplaySuggestsARemedy() throws {
        let (output, status) = try Probe.launchFailure(environment: [:])
        XCTAssertEqual(status, 1)
        XCTAssertTrue(output.contains("there is no display"), output)
        XCTAssertTrue(output.contains("Start the program from a desktop"), output)
    }

    func testTheErrorForAnUnavailableDisplayNamesIt() throws {
        let (output, status) = try Probe.launchFailure(environment: ["DISPLAY": ":54321"])
        XCTAssertEqual(status, 1)
        XCTAssertTrue(output.contains("“:54321” does not respond"), output)
    }

    func testAPreparedDisplayHasTheSameSize() throws {
        let probe = try Probe(arguments: ["--prepare"])
        defer { probe.end() }
        XCTAssertTrue(probe.transcript.contains("display 1280.0x1024.0 @1.0"))
    }

    func testFeedbackCanPlayWhileTheDisplayOpens() throws {
        let probe = try Probe(arguments: ["--feedback"])
        defer { probe.end() }
        _ = try probe.counts()
        XCTAssertEqual(try probe.pixel(left, top), "FF0000")
    }

    func testAnimationFramesFollowTheRefreshRate() throws {
        let probe = try Probe()
        defer { probe.end() }
        probe.command("animate 60")
        let line: String = try probe.expect("frames 60 mean ")
        let mean: Double = Double(line.split(separator: " ")[3]) ?? 0
        XCTAssertEqual(mean, 1_000 / 60, accuracy: 1, line)
    }
}
