import AppDriver
import Foundation
import Lab
import UIKit

/// A tour of the examples without a display, which saves a picture and the view tree of each stop.
@MainActor
struct Tour {
    private let session: AppSession
    private let folder: URL
    private var stops = 0

    /// - Throws: An error if the folder cannot be created or the application cannot be launched.
    init(_ options: Options, folder: String) throws {
        self.folder = URL(fileURLWithPath: folder, isDirectory: true)
        try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
        session = try AppSession(delegate: ShowcaseAppDelegate(example: options.example), options: options.session)
    }

    /// Runs the tour, and returns the number of stops.
    ///
    /// - Throws: An error if a picture cannot be written.
    mutating func run(_ options: Options) throws -> Int {
        switch options.example {
        case .colr: try visitColr()
        case .timeline: try visitTimeline(isFeed: options.feed != nil)
        case .profile: try visitProfile()
        case .sync: try visitSync()
        case .lab: try visitLab()
        case nil:
            try stop("examples")
            tap("Lab")
            try visitLab()
            goBack()
            tap("Timeline")
            try visitTimeline(isFeed: false)
            goBack()
            goBack()
            tap("Profile")
            try visitProfile()
            goBack()
            goBack()
            tap("Colr")
            try visitColr()
        }
        return stops
    }

    private mutating func visitColr() throws {
        try stop("search")
        type("#ff00ff", into: "hex")
        try stop("typed")
        tap("search")
        _ = session.wait(for: 20) { find("add") != nil || find("message.text") != nil }
        session.settle()
        try stop("color")
        if find("add") != nil {
            type("engawa", into: "tag")
            tap("add")
            _ = session.wait(for: 20) { find("add")?.isEnabled == true }
            session.settle()
            try stop("tag-added")
            goBack()
        }
        type("zzz", into: "hex")
        tap("search")
        session.settle()
        try stop("not-a-color")
    }

    private mutating func visitTimeline(isFeed: Bool) throws {
        if !isFeed {
            _ = session.wait(for: 20) { find("Ada Lindqvist") != nil || find("placeholder.text") != nil }
            session.settle()
            try stop("people")
            guard find("Ada Lindqvist") != nil else { return }
            tap("Ada Lindqvist")
        }
        _ = session.wait(for: 20) { find("text") != nil || find("placeholder.text") != nil || find("Close") != nil }
        session.settle()
        try stop("timeline")
        guard find("text") != nil else { return }
        session.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 200), rest: 0.2)
        try stop("timeline-scrolled")
    }

    private mutating func visitProfile() throws {
        _ = session.wait(for: 20) { find("Noor Haddad") != nil || find("placeholder.text") != nil }
        session.settle()
        try stop("profile")
        guard let me = find("me.name"), me.label == "Ada Lindqvist" else { return }
        session.tap(at: CGPoint(x: me.frame.midX, y: me.frame.midY))
        try stop("account")
        tap("Edit")
        try stop("edit-account")
        tap("Cancel")
    }

    private mutating func visitSync() throws {
        if find("Ada Lindqvist") == nil, find("Sign In") != nil {
            type("bo@example.org", into: "email")
            try stop("sign-in")
            guard let field = ElementTree.all.last(where: { $0.identifier == "password" }) else { return }
            session.tap(at: CGPoint(x: field.frame.midX, y: field.frame.midY))
            session.type("bo-password\n")
        }
        _ = session.wait(for: 20) { find("conversations") != nil && find("Ada Lindqvist") != nil }
        session.settle()
        try stop("conversations")
        guard find("Ada Lindqvist") != nil else { return }
        tap("Ada Lindqvist")
        _ = session.wait(for: 20) { find("input") != nil }
        session.settle()
        try stop("conversation")
        type("Shall I bring a brush for Noor too?", into: "input", as: .textView)
        tap("send")
        session.settle()
        try stop("sent")
    }

    private mutating func visitLab() throws {
        try stop("lab")
        for page in LabController.pageTitles {
            scroll(to: page)
            tap(page)
            let name: String = page.lowercased().replacing(" ", with: "-")
            try stop(name)
            if page == "Controls" {
                drag(fromHeight: 0.8, to: 0.2)
                try stop("\(name)-scrolled")
            }
            goBack()
        }
    }

    // MARK: Steps

    private func find(_ name: String) -> Element? {
        ElementTree.all.last { ($0.label == name || $0.identifier == name) && $0.isHittable }
    }

    private func tap(_ name: String) {
        guard let element = find(name) else { return }
        session.tap(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
    }

    private func type(_ text: String, into name: String, as type: ElementType = .textField) {
        guard let field = ElementTree.all.last(where: { $0.identifier == name && $0.elementType == type }) else {
            return
        }
        session.tap(at: CGPoint(x: field.frame.midX, y: field.frame.midY), count: 3)
        session.type(text)
    }

    /// Drags upward until the row with the given title is visible.
    private func scroll(to title: String) {
        let height: CGFloat = UIScreen.main.bounds.height
        for _ in 0..<10 where find(title).map({ $0.frame.maxY < height - 20 }) != true {
            drag(fromHeight: 0.8, to: 0.4)
        }
    }

    /// Drags between two fractions of the screen's height.
    private func drag(fromHeight start: CGFloat, to end: CGFloat) {
        let size: CGSize = UIScreen.main.bounds.size
        session.drag(
            from: CGPoint(x: 40, y: size.height * start), to: CGPoint(x: 40, y: size.height * end), rest: 0.2)
    }

    private func goBack() {
        guard let bar = ElementTree.all.last(where: { $0.elementType == .navigationBar && $0.isHittable }) else {
            return tap("Back")
        }
        session.tap(at: CGPoint(x: bar.frame.minX + 30, y: bar.frame.minY + 22))
    }

    private mutating func stop(_ name: String) throws {
        stops += 1
        let stem = "\(stops < 10 ? "0" : "")\(stops)-\(name)"
        if let png = session.screenshotFile() {
            try png.write(to: folder.appendingPathComponent("\(stem).png"))
        }
        try Data(ViewTree.dump().utf8).write(to: folder.appendingPathComponent("\(stem).txt"))
        print("\(stem)")
    }
}
