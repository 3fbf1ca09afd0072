import AppDriver
import Engawa
import Foundation
import UIKit

/// Prints a message and exits.
func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
}

/// Prints an event immediately.
@MainActor
func log(_ event: AspectEvent) {
    FileHandle.standardError.write(Data((event.line + "\n").utf8))
}

do {
    let options = try Options(Array(CommandLine.arguments.dropFirst()))
    // A tour or a headless run neither uses nor changes the user's files.
    let folders: TemporaryFolders? = options.isHeadless || options.tour != nil ? try TemporaryFolders() : nil
    defer { folders?.remove() }
    if let account = options.account { setenv("SYNC_AS", account, 1) }
    if let feed = options.feed { setenv("TIMELINE_FEED", feed, 1) }
    let logging: AspectToken? = options.logs ? Aspects.observe(log) : nil
    defer { logging?.end() }
    if options.lists {
        for example in Example.allCases { print("\(example.rawValue)\t\(example.summary)") }
    } else if options.endsAfterFirstFrame, options.isHeadless {
        try FirstFrame.show(options)
    } else if options.isHeadless || options.tour != nil {
        let folder: String = options.tour ?? "out/tour"
        var tour = try Tour(options, folder: folder)
        let stops: Int = try tour.run(options)
        let pictures: String = stops == 1 ? "1 picture with its" : "\(stops) pictures, each with its"
        print("\(pictures) tree of views, in \(folder).")
    } else {
        let delegate = ShowcaseAppDelegate(example: options.example)
        try ApplicationLauncher.run(delegate: delegate, options: options.launch)
    }
} catch let error as Options.CommandLineError {
    fail(error.message)
} catch {
    fail("\(error)")
}
