import Foundation

/// The group `app`: launch, idle, drawing and testing of an application.
struct AppGroup {
    /// The folder of Engawa's programs.
    let programs: URL
    /// The folder of the yardsticks. Nil to skip them.
    let yardsticks: URL?
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
        report("launch, headless", try launchHeadless(), nil)
        let launch = try launchInWindows()
        report("launch, in a window", launch.ours, launch.gtk)
        report("launch, in a window, beside Qt", launch.ours, launch.qt)
        let idle = try self.idle(isFocused: false)
        report("idle", idle.time, nil)
        report("idle, frames", Double(idle.repaints.count), nil)
        let focused = try self.idle(isFocused: true)
        report("idle, focused field", focused.time, nil)
        report(
            "idle, focused field, area repainted", focused.repaints.map { Double($0.width * $0.height) }.max() ?? 0, nil
        )
        for (figure, value) in try inProcessFigures() { report(figure, value, nil) }
        report("memory", try memory(), nil)
    }

    // MARK: Frames and tests

    /// Returns the figures that AppBenchmark measures in its own process: frames, and a whole test.
    private func inProcessFigures() throws -> [(figure: String, value: Double)] {
        let child = try Child(
            programs.appendingPathComponent("AppBenchmark").path, [], environment: ["DISPLAY": nil, "COLR_URL": nil])
        let lines: [Substring] = child.readToEnd().split(separator: "\n")
        guard child.wait().status == 0 else { throw BenchError("AppBenchmark failed.") }
        return lines.compactMap { line in
            let parts: [Substring] = line.split(separator: "\t")
            guard parts.count == 2, let value = Double(parts[1]) else { return nil }
            return (String(parts[0]), value)
        }
    }

    // MARK: Launch

    /// Returns the milliseconds between the start and the end of a process that exits after its first frame.
    private func launchHeadless() throws -> Double {
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
        var times: [Double] = []
        for _ in 0..<AppGroup.launches {
            let child = try Child(showcase, arguments, environment: ["DISPLAY": nil])
            child.wait()
            times.append((now() - child.start) * 1_000)
        }
        return times.median
    }

    private func launchInWindows() throws -> (ours: Double, gtk: Double?, qt: Double?) {
        let screen = try Screen(width: 1_280, height: 1_024)
        var ours: [Double] = []
        var gtk: [Double] = []
        var qt: [Double] = []
        // Alternate between the programs, so that other work of the machine affects all of them.
        for index in 0...AppGroup.launches {
            let times: [Double] = try [launch(showcase, ["colr"], on: screen)]
            let yardstickTimes: [Double] = try ["hello-gtk", "hello-qt"].compactMap { name in
                try yardsticks.map { try launch($0.appendingPathComponent(name).path, [], on: screen) }
            }
            guard index > 0 else { continue }
            ours += times
            gtk += yardstickTimes.prefix(1)
            qt += yardstickTimes.dropFirst()
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

    private func idle(isFocused: Bool) throws -> (time: Double, repaints: [(width: Int, height: Int)]) {
        let screen = try Screen(width: 1_280, height: 1_024)
        let child: Child = try start(showcase, ["colr"], on: screen)
        defer { child.stop() }
        guard screen.wait(until: \.hasContents) != nil else { throw BenchError("showcase colr displayed nothing.") }
        if isFocused { try click(on: screen) }
        // Wait until the work after a launch or a click is done.
        sleep(2)
        let watch = try DamageWatch(screen.name)
        let before: Double = try child.processorTime()
        usleep(UInt32(AppGroup.idleTime * 1e6))
        let time: Double = try child.processorTime() - before
        let repaints: [(width: Int, height: Int)] = watch.rectangles()
        if isFocused, repaints.isEmpty { throw BenchError("The caret of Colr's field does not blink after a click.") }
        return (time, repaints)
    }

    /// Clicks Colr's text field.
    private func click(on screen: Screen) throws {
        let point: (x: Int, y: Int) = ((screen.width - 390) / 2 + 150, (screen.height - 844) / 2 + 110)
        let click = try Child(
            "/usr/bin/xdotool", ["mousemove", "\(point.x)", "\(point.y)", "click", "1"],
            environment: ["DISPLAY": screen.name])
        guard click.wait().status == 0 else { throw BenchError("xdotool could not click on \(screen.name).") }
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
