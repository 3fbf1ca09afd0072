import Foundation

/// The group `app`: launch, idle, drawing and testing of an application.
struct AppGroup {
    /// The folder of Engawa's programs.
    let programs: URL
    let yardsticks: Yardsticks
    /// The image that Colr's first frame must equal.
    let golden: URL
    let temporary: URL

    /// The number of measured launches, after one warm-up launch.
    private static let launches = 9
    /// The duration of the idle measurement, in seconds.
    private static let idleTime = 10.0

    private var showcase: String { programs.appendingPathComponent("showcase").path }

    /// Measures all figures, and passes each to `report`.
    func run(_ report: (_ figure: String, _ value: Double, _ yardstick: Double?) -> Void) throws {
        let headless = try launchHeadless()
        report("launch, headless", headless.ours, headless.pango)
        let launch = try launchInWindows()
        report("launch, in a window", launch.ours, launch.gtk)
        report("launch, in a window, beside Qt", launch.ours, launch.qt)
        let idle = try self.idle(showcase, ["colr"])
        report("idle", idle.time, nil)
        report("idle, frames", Double(idle.repaints.count), nil)
        // Colr's window is in the middle of the display, and Qt's window is in the top left corner.
        let focused = try self.idle(showcase, ["colr"], click: (x: (1_280 - 390) / 2 + 150, y: (1_024 - 844) / 2 + 110))
        let qt = try yardsticks.path("hello-qt").map { try self.idle($0, [], click: (x: 195, y: 20)) }
        report("idle, focused field", focused.time, qt?.time)
        report(
            "idle, focused field, area repainted", focused.repaints.map { Double($0.width * $0.height) }.max() ?? 0, nil
        )
        try measureInProcess(report)
        report("memory", try memory(), nil)
    }

    // MARK: Frames and tests

    /// Measures the figures of AppBenchmark: frames, compared with Pango and Cairo alone, and a whole test.
    private func measureInProcess(_ report: (_ figure: String, _ value: Double, _ yardstick: Double?) -> Void) throws {
        let program: String = programs.appendingPathComponent("AppBenchmark").path
        let environment: [String: String?] = ["DISPLAY": nil, "COLR_URL": nil]
        let lines: URL = temporary.appendingPathComponent("lines.txt")
        try Child.write(program, ["--lines"], to: lines)
        let frames = try Rounds {
            (
                try Child.dictionary(program, ["--frames"], environment: environment),
                try yardsticks.figures("screen-pango", ["frames"], input: lines.path)
            )
        }
        for name in ["frame, full", "frame, one label"] {
            let figure = frames.median(name)
            report(name, figure.value, figure.yardstick)
        }
        for figure in try Child.figures(program, [], environment: environment) {
            report(figure.name, figure.value, figure.yardstick)
        }
    }

    // MARK: Launch

    /// Returns the milliseconds between the start and the end of a process that exits after its first frame.
    private func launchHeadless() throws -> (ours: Double, pango: Double?) {
        let picture: String = temporary.appendingPathComponent("first-frame.png").path
        let arguments: [String] = ["colr", "--headless", "--first-frame"]
        // The first run also writes the picture, so it is not measured.
        let first = try Child(showcase, arguments + ["--tour", picture], environment: ["DISPLAY": nil])
        guard first.wait().status == 0 else {
            throw BenchError("showcase colr --headless failed before its first frame.")
        }
        guard let made = FileManager.default.contents(atPath: picture), made == (try Data(contentsOf: golden)) else {
            throw BenchError("The first frame differs from the golden \(golden.path).")
        }
        func time(_ program: String, _ arguments: [String]) throws -> Double {
            let child = try Child(program, arguments, environment: ["DISPLAY": nil])
            child.wait()
            return (now() - child.start) * 1_000
        }
        let rounds = try Rounds(Self.launches) {
            let ours: Double = try time(showcase, arguments)
            guard let pango = yardsticks.path("screen-pango") else { return (["launch": ours], [:]) }
            return (["launch": ours], ["launch": try time(pango, ["first"])])
        }
        let launch = rounds.median("launch")
        return (launch.value, launch.yardstick)
    }

    private func launchInWindows() throws -> (ours: Double, gtk: Double?, qt: Double?) {
        let screen = try Screen(width: 1_280, height: 1_024)
        var ours: [Double] = []
        var gtk: [Double] = []
        var qt: [Double] = []
        // Alternate between the programs, so that other work of the machine affects all of them.
        for index in 0...AppGroup.launches {
            let times: [Double] = try [launch(showcase, ["colr"], on: screen)]
            let gtkTime: Double? = try yardsticks.path("hello-gtk").map { try launch($0, [], on: screen) }
            let qtTime: Double? = try yardsticks.path("hello-qt").map { try launch($0, [], on: screen) }
            guard index > 0 else { continue }
            ours += times
            if let gtkTime { gtk.append(gtkTime) }
            if let qtTime { qt.append(qtTime) }
        }
        return (ours.median, gtk.isEmpty ? nil : gtk.median, qt.isEmpty ? nil : qt.median)
    }

    /// Returns the milliseconds between the start of a process and its contents on the screen.
    private func launch(_ program: String, _ arguments: [String], on screen: Screen) throws -> Double {
        let child: Child = try start(program, arguments, on: screen)
        defer {
            child.stop()
            _ = screen.wait { $0.isEmpty }
        }
        guard let time = screen.wait(until: \.hasContents) else { throw BenchError("\(program) displayed nothing.") }
        return (time - child.start) * 1_000
    }

    private func start(_ program: String, _ arguments: [String], on screen: Screen) throws -> Child {
        try Child(
            program, arguments,
            environment: [
                "DISPLAY": screen.name, "WAYLAND_DISPLAY": nil, "ENGAWA_SCALE": nil,
                // GTK starts fastest with these settings.
                "GSK_RENDERER": "cairo", "GDK_BACKEND": "x11", "QT_QPA_PLATFORM": "xcb",
            ])
    }

    // MARK: Idle

    /// Returns the processor time and the repainted areas of a program that runs for `idleTime` without input.
    ///
    /// - Parameter click: The location of a field to click before the measurement.
    private func idle(_ program: String, _ arguments: [String], click location: (x: Int, y: Int)? = nil) throws -> (
        time: Double, repaints: [(width: Int, height: Int)]
    ) {
        let screen = try Screen(width: 1_280, height: 1_024)
        let child: Child = try start(program, arguments, on: screen)
        defer { child.stop() }
        guard screen.wait(until: \.hasContents) != nil else { throw BenchError("\(program) displayed nothing.") }
        if let location {
            // Focus the window first, because no window manager does that.
            let window = "$(xdotool search --onlyvisible --pid $0 | tail -n 1)"
            let command = "xdotool windowfocus \(window) mousemove $1 $2 click 1"
            let click = try Child(
                "/bin/sh", ["-c", command, "\(child.identifier)", "\(location.x)", "\(location.y)"],
                environment: ["DISPLAY": screen.name])
            guard click.wait().status == 0 else { throw BenchError("xdotool could not click on \(screen.name).") }
        }
        // Wait until the work after a launch or a click is done.
        sleep(2)
        let watch = try DamageWatch(screen.name)
        let before: Double = try child.processorTime()
        usleep(UInt32(AppGroup.idleTime * 1e6))
        let time: Double = try child.processorTime() - before
        let repaints: [(width: Int, height: Int)] = watch.rectangles()
        if location != nil, repaints.isEmpty {
            throw BenchError("The caret of \(program) does not blink after a click.")
        }
        return (time, repaints)
    }

    // MARK: Memory

    private func memory() throws -> Double {
        let tour: String = temporary.appendingPathComponent("tour").path
        let child = try Child(showcase, ["colr", "--headless", "--tour", tour], environment: ["DISPLAY": nil])
        _ = child.readToEnd()
        let (status, memory) = child.wait()
        guard status == 0 else { throw BenchError("showcase colr --headless --tour failed.") }
        return memory
    }
}
