import Expectations
import TestSupport
import Testing

@testable import Doctor

/// Tests of what the doctor finds in the sources of apps.
struct DoctorTests {
    /// Each case consists of a title (after `---`), its sources, and the expected findings (after `=>`), each with its
    /// kind, name and lines. A line `File:` begins another source; a line `Headers:` begins an Objective-C header.
    @Test func `the doctor finds what is missing, and nothing else`() {
        for text in DoctorCases.text.components(separatedBy: "--- ").dropFirst() {
            let example = DoctorExample(text)
            let found: [String] = example.findings
            guard found != example.expected else { continue }
            Issue.record(
                """
                \(example.title)
                  found    \(found.joined(separator: "\n           "))
                  expected \(example.expected.joined(separator: "\n           "))
                """)
        }
    }

    @Test func `sources that are not valid are examined without a crash`() {
        var random = SplitMix64(seed: 11)
        let sources: [[UInt8]] = DoctorCases.text.components(separatedBy: "--- ").map { Array($0.utf8) }
        let pieces: [String] = [
            "{", "}", "(", ")", "[", "]", ".", "<", ">", ":", "=", "class A: A ", "extension B.C ", "let x = x",
            "self.",
            "case .a(let b)", "#if os(iOS)", "#endif", "\\(", "\"", "override func f(", "in ", "@objc ",
            "typealias D = D",
        ]
        for _ in 0..<400 {
            var bytes: [UInt8] = sources[Int(random.next() % UInt64(sources.count))]
            for _ in 0..<Int(random.next() % 8) {
                let place = Int(random.next() % UInt64(bytes.count + 1))
                if random.next() % 2 == 0, !bytes.isEmpty {
                    bytes.removeSubrange(min(place, bytes.count)..<min(bytes.count, place + Int(random.next() % 9)))
                } else {
                    bytes.insert(
                        contentsOf: pieces[Int(random.next() % UInt64(pieces.count))].utf8, at: min(place, bytes.count))
                }
            }
            let source = ExaminedProject.Source(path: "F", text: String(decoding: bytes, as: UTF8.self))
            let target = ExaminedProject.Target(name: "T", moduleName: "T", sources: [source])
            let forecast: Forecast = DoctorExample.doctor.examine(ExaminedProject(targets: [target]))
            expect(forecast.fileCount, equals: 1)
        }
    }

    @Test func `a forecast counts the files that would compile`() throws {
        let sources: [ExaminedProject.Source] = [
            .init(path: "/P/A/One.swift", text: "import UIKit\nlet a = UIView().alpha\n"),
            .init(path: "/P/A/Two.swift", text: "import WebKit\nlet b = WKWebView()\nlet c = UITextView()\n"),
        ]
        let target = ExaminedProject.Target(name: "A", moduleName: "A", sources: sources)
        let forecast: Forecast = DoctorExample.doctor.examine(
            ExaminedProject(targets: [target], notices: ["B.m is not compiled."]))
        expect(forecast.compilingFileCount, equals: 1)
        expect(
            ForecastReport(forecast, folder: "/P").text,
            equals: """
                A: 1 of 2 Swift files would compile.

                What is missing:

                  WebKit: 2 uses in 1 file
                    WKWebView  A/Two.swift:2
                    WebKit     A/Two.swift:1

                  UITextView: 1 use in 1 file
                    UITextView  A/Two.swift:3

                What is left out:
                  B.m is not compiled.

                Of 5 uses of types and members that were checked, 40.0 % exist. \
                0 other uses could not be checked without a compiler.

                """)
        try expect(ForecastReport(forecast, folder: "/P").json().contains("\"name\" : \"WKWebView\""))
    }

    @Test func `a file counts once for each target that contains it`() {
        let sources: [ExaminedProject.Source] = [
            .init(path: "/P/One.swift", text: "import UIKit\n"),
            .init(path: "/P/Two.swift", text: "import WebKit\nlet a = WKWebView()\n"),
        ]
        let targets: [ExaminedProject.Target] = ["A", "B"].map { name in
            .init(name: name, moduleName: name, sources: sources)
        }
        let forecast: Forecast = DoctorExample.doctor.examine(ExaminedProject(targets: targets))
        expect(forecast.fileCount, equals: 4)
        expect(forecast.compilingFileCount, equals: 2)
    }
}
