import CoreGraphics
import Foundation
import UIKitDrawing

/// The layout of a paragraph. `as CTParagraphStyle` and `as NSParagraphStyle` convert values to and from it.
public typealias CTParagraphStyle = NSParagraphStyle

/// The alignment of lines.
public enum CTTextAlignment: UInt8, Sendable, BitwiseCopyable {
    /// At the left margin.
    case left = 0
    /// At the right margin.
    case right = 1
    /// In the center.
    case center = 2
    /// At both margins, except for the last line.
    case justified = 3
    /// The alignment of the writing direction.
    case natural = 4
}

/// The way in which lines that are too long are broken or truncated.
public enum CTLineBreakMode: UInt8, Sendable, BitwiseCopyable {
    /// Lines break between words.
    case byWordWrapping = 0
    /// Lines break between characters.
    case byCharWrapping = 1
    /// The line extends past the margin.
    case byClipping = 2
    /// The start of the line is truncated.
    case byTruncatingHead = 3
    /// The end of the line is truncated.
    case byTruncatingTail = 4
    /// The middle of the line is truncated.
    case byTruncatingMiddle = 5
}

/// The writing direction of a paragraph.
public enum CTWritingDirection: Int8, Sendable, BitwiseCopyable {
    /// The direction of the text.
    case natural = -1
    /// Left to right.
    case leftToRight = 0
    /// Right to left.
    case rightToLeft = 1
}

/// A property of a paragraph style. The value of a property without a type in its description is a `CGFloat`, in points.
///
/// Difference from Apple's type: The properties for tab stops and for the bounds of lines are not available.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    /// The alignment, a `CTTextAlignment`.
    case alignment = 0
    /// The distance of the first line from the leading margin.
    case firstLineHeadIndent = 1
    /// The distance of the other lines from the leading margin.
    case headIndent = 2
    /// The end of the lines, from the leading margin if it is positive, otherwise from the trailing margin.
    case tailIndent = 3
    /// The interval of tab stops.
    case defaultTabInterval = 5
    /// The line break mode, a `CTLineBreakMode`.
    case lineBreakMode = 6
    /// The factor by which the height of lines is multiplied, a `CGFloat`.
    case lineHeightMultiple = 7
    /// The maximum height of a line; 0 means no limit.
    case maximumLineHeight = 8
    /// The minimum height of a line.
    case minimumLineHeight = 9
    /// The space between lines.
    case lineSpacing = 10
    /// The space after the paragraph.
    case paragraphSpacing = 11
    /// The space before the paragraph.
    case paragraphSpacingBefore = 12
    /// The writing direction, a `CTWritingDirection`.
    case baseWritingDirection = 13
    /// The space between lines.
    case lineSpacingAdjustment = 16
}

/// A property of a paragraph style, with its value.
public struct CTParagraphStyleSetting {
    /// The property.
    public var spec: CTParagraphStyleSpecifier
    /// The size of the value, in bytes.
    public var valueSize: Int
    /// The address of the value.
    public var value: UnsafeRawPointer

    /// Creates a setting.
    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        self.spec = spec
        self.valueSize = valueSize
        self.value = value
    }

    /// Returns the value, or nil if its size is not that of the type.
    private func value<Value: BitwiseCopyable>(as type: Value.Type) -> Value? {
        valueSize == MemoryLayout<Value>.size ? value.loadUnaligned(as: type) : nil
    }

    private var length: CGFloat? { value(as: CGFloat.self) }

    fileprivate func apply(to style: NSMutableParagraphStyle) {
        func set(_ path: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>) {
            if let length { style[keyPath: path] = length }
        }
        switch spec {
        case .alignment:
            switch value(as: CTTextAlignment.self) {
            case .left: style.alignment = .left
            case .right: style.alignment = .right
            case .center: style.alignment = .center
            case .justified: style.alignment = .justified
            case .natural: style.alignment = .natural
            case nil: break
            }
        case .lineBreakMode:
            let mode = value(as: CTLineBreakMode.self).flatMap { NSLineBreakMode(rawValue: Int($0.rawValue)) }
            mode.map { style.lineBreakMode = $0 }
        case .baseWritingDirection:
            let direction = value(as: CTWritingDirection.self)
                .flatMap { NSWritingDirection(rawValue: Int($0.rawValue)) }
            direction.map { style.baseWritingDirection = $0 }
        case .firstLineHeadIndent: set(\.firstLineHeadIndent)
        case .headIndent: set(\.headIndent)
        case .tailIndent: set(\.tailIndent)
        case .defaultTabInterval: set(\.defaultTabInterval)
        case .lineHeightMultiple: set(\.lineHeightMultiple)
        case .maximumLineHeight: set(\.maximumLineHeight)
        case .minimumLineHeight: set(\.minimumLineHeight)
        case .lineSpacing, .lineSpacingAdjustment: set(\.lineSpacing)
        case .paragraphSpacing: set(\.paragraphSpacing)
        case .paragraphSpacingBefore: set(\.paragraphSpacingBefore)
        }
    }
}

/// Creates a paragraph style with settings. Settings whose values have the wrong size are ignored.
public func CTParagraphStyleCreate(
    _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
    let style = NSMutableParagraphStyle()
    for setting in UnsafeBufferPointer(start: settings, count: settings == nil ? 0 : settingCount) {
        setting.apply(to: style)
    }
    return style
}
