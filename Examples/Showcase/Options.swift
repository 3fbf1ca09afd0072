import Engawa
import Foundation
import UIKit

/// The options on the command line.
struct Options {
    var example: Example?
    var lists = false
    var isHeadless = false
    var tour: String?
    var size = CGSize(width: 390, height: 844)
    var scale: CGFloat = 2
    var prefersDark = false
    /// The content size category; nil for the desktop's text size.
    var textSize: UIContentSizeCategory?
    /// The URL of a feed for Timeline.
    var feed: String?
    /// The name of the seeded account that Sync signs in.
    var account: String?
    /// Whether to print events.
    var logs = false
    /// Whether to exit after the first frame, for measurements.
    var endsAfterFirstFrame = false

    /// An error in the command line, with a message.
    struct CommandLineError: Error {
        let message: String
    }

    /// - Throws: `CommandLineError`.
    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--list": lists = true
            case "--headless": isHeadless = true
            case "--dark": prefersDark = true
            case "--first-frame": endsAfterFirstFrame = true
            case "--log": logs = true
            case "--feed": feed = try Self.feed(Self.value(of: argument, from: &rest))
            case "--as": account = try Self.value(of: argument, from: &rest)
            case "--tour": tour = try Self.value(of: argument, from: &rest)
            case "--size": size = try Self.size(Self.value(of: argument, from: &rest))
            case "--scale": scale = try Self.scale(Self.value(of: argument, from: &rest))
            case "--text": textSize = try Self.textSize(Self.value(of: argument, from: &rest))
            default:
                guard let example = Example(rawValue: argument.lowercased()) else {
                    let names: String = Example.allCases.map(\.rawValue).joined(separator: ", ")
                    throw CommandLineError(
                        message: "There is no example or option “\(argument)”. The examples are: \(names).")
                }
                self.example = example
            }
        }
        guard feed == nil || example == .timeline else {
            throw CommandLineError(message: "--feed is an option of the example timeline. Enter timeline before it.")
        }
        guard account == nil || example == .sync else {
            throw CommandLineError(message: "--as is an option of the example sync. Enter sync before it.")
        }
    }

    private static func value(of option: String, from rest: inout ArraySlice<String>) throws -> String {
        guard let value = rest.popFirst() else { throw CommandLineError(message: "\(option) needs a value after it.") }
        return value
    }

    private static func feed(_ text: String) throws -> String {
        do {
            return try ServerAddress(text).url.absoluteString
        } catch {
            throw CommandLineError(
                message: "“\(text)” is not the address of a feed. Enter one that begins with https:// or http://.")
        }
    }

    private static func size(_ text: String) throws -> CGSize {
        let numbers: [Double] = text.split(separator: "x").compactMap { Double($0) }
        guard numbers.count == 2, numbers.allSatisfy({ $0 >= 100 && $0 <= 10_000 }) else {
            throw CommandLineError(
                message: "“\(text)” is not a size. Write width and height in points, such as 390x844.")
        }
        return CGSize(width: numbers[0], height: numbers[1])
    }

    private static func scale(_ text: String) throws -> CGFloat {
        guard let scale = Double(text), scale >= 1, scale <= 4 else {
            throw CommandLineError(message: "“\(text)” is not a scale. Write a number from 1 to 4.")
        }
        return CGFloat(scale)
    }

    private static func textSize(_ name: String) throws -> UIContentSizeCategory {
        guard let size = textSizes.first(where: { $0.name == name.uppercased() }) else {
            let names: String = textSizes.map(\.name).joined(separator: ", ")
            throw CommandLineError(message: "“\(name)” is not a text size. The sizes are: \(names).")
        }
        return size.category
    }

    private static let textSizes: [(name: String, category: UIContentSizeCategory)] = [
        ("XS", .extraSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .extraLarge),
        ("XXL", .extraExtraLarge), ("XXXL", .extraExtraExtraLarge), ("AX1", .accessibilityMedium),
        ("AX2", .accessibilityLarge), ("AX3", .accessibilityExtraLarge), ("AX4", .accessibilityExtraExtraLarge),
        ("AX5", .accessibilityExtraExtraExtraLarge),
    ]
}
