import AppDriver
import CoreGraphics
import Foundation
import PlatformHost
import UIKitCore

/// The processor time of a frame. The screen has 20 lines in mixed scripts, and a size of 390×844 points at 2x.
@MainActor
enum FrameCost {
    private static let frames = 101
    private static let warmUp = 10

    static let lines: [String] = [
        "The quick brown fox jumps over the lazy dog", "Zwölf Boxkämpfer jagen Viktor über den Deich",
        "Portez ce vieux whisky au juge blond qui fume", "Съешь же ещё этих мягких французских булок",
        "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία", "いろはにほへと ちりぬるを わかよたれそ", "敏捷的棕色狐狸跳過了懶狗",
        "키스의 고유조건은 입술끼리 만나야 하고", "نص حكيم له سر قاطع وذو شأن عظيم", "דג סקרן שט בים מאוכזב ולפתע",
        "ऋषियों को सताने वाले दुष्ट राक्षसों", "เป็นมนุษย์สุดประเสริฐเลิศคุณค่า", "Sphinx of black quartz, judge my vow 🖤",
        "1 234 567,89 € · 50 % · ½ · № 7", "Pack my box with five dozen liquor jugs",
        "Příliš žluťoučký kůň úpěl ďábelské ódy",
        "Pijamalı hasta yağız şoföre çabucak güvendi", "Do bạch kim rất quý sẽ để lắp vô xương",
        "café naïve façade résumé 👩‍💻 🎉",
        "engawa: the veranda between house and garden",
    ]

    /// Returns the median milliseconds of a frame that redraws every line and composites the whole screen.
    static func full() throws -> Double {
        let screen = try Screen()
        let times: [Double] = (0..<warmUp + frames).map { _ in
            screen.frame {
                for label in screen.labels { label.setNeedsDisplay() }
                screen.invalidate()
            }
        }
        return times.dropFirst(warmUp).map { $0 }.median
    }

    /// Returns the median milliseconds of a frame in which one line changes.
    static func oneLabel() throws -> Double {
        let screen = try Screen()
        let times: [Double] = (0..<warmUp + frames).map { index in
            screen.frame { screen.labels[4].text = "Count \(index)" }
        }
        return times.dropFirst(warmUp).map { $0 }.median
    }

    /// The lines on a headless screen.
    @MainActor
    private final class Screen {
        private final class Delegate: NSObject, UIApplicationDelegate {}

        let session: AppSession
        let labels: [UILabel]
        private let window: UIWindow

        init() throws {
            session = try AppSession(delegate: Delegate())
            guard let scene = session.application.connectedScenes.first as? UIWindowScene else {
                throw HostError("The application has no scene.")
            }
            window = UIWindow(windowScene: scene)
            let root = UIView(frame: window.bounds)
            root.backgroundColor = .systemBackground
            labels = FrameCost.lines.enumerated().map { index, line in
                let label = UILabel(frame: CGRect(x: 16, y: 20 + 41 * CGFloat(index), width: 358, height: 34))
                label.text = line
                root.addSubview(label)
                return label
            }
            window.addSubview(root)
            window.makeKeyAndVisible()
            session.settle()
            paint()
        }

        /// Calls `change`, runs the next turn, and composites the screen. Returns the processor time, in milliseconds.
        func frame(_ change: () -> Void) -> Double {
            milliseconds(of: CLOCK_PROCESS_CPUTIME_ID) {
                change()
                session.host.turn()
                paint()
            }
        }

        /// Invalidates the whole window, as if the display had lost its contents.
        func invalidate() {
            guard let window = session.window else { return }
            session.host.post(.exposed, at: window)
        }

        private func paint() {
            session.window?.withPixels { _ in }
        }
    }
}
