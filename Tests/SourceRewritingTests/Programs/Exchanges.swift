// Methods that are exchanged.
import Foundation

class Player: NSObject {
    @objc dynamic func play(_ times: Int) -> String { "play \(times)" }
    @objc func other() { print("other") }
}

class Recorder: Player {
    override func play(_ times: Int) -> String { "record " + super.play(times) }
}

class Silent: Player {}

extension Player {
    @objc func log_play(_ times: Int) -> String { "log " + log_play(times + 1) }
    @objc func count_play(_ times: Int) -> String { "count " + count_play(times) }
    @objc func log_other() {
        log_other()
        print("log")
    }

    static let exchange: Void = {
        let original = #selector(Player.play(_:))
        let replacement = #selector(Player.log_play(_:))
        if let first = class_getInstanceMethod(Player.self, original),
            let second = class_getInstanceMethod(Player.self, replacement)
        {
            method_exchangeImplementations(first, second)
        }
    }()
}

func swizzle(_ type: AnyClass, _ original: Selector, _ replacement: Selector) {
    guard let first = class_getInstanceMethod(type, original),
        let second = class_getInstanceMethod(type, replacement)
    else { return print("no method") }
    if class_addMethod(type, original, method_getImplementation(second), method_getTypeEncoding(second)) {
        class_replaceMethod(type, replacement, method_getImplementation(first), method_getTypeEncoding(first))
    } else {
        method_exchangeImplementations(first, second)
    }
}

let player = Player(), recorder = Recorder(), silent = Silent()
print(player.play(1), recorder.play(2))
_ = Player.exchange
print(player.play(1), recorder.play(2), silent.play(3), player.log_play(4))
swizzle(Silent.self, #selector(Player.play(_:)), #selector(Player.count_play(_:)))
print(player.play(1), recorder.play(2), silent.play(3))
swizzle(Player.self, #selector(Player.other), #selector(Player.log_other))
player.other()
silent.perform(#selector(Player.other))
swizzle(Player.self, #selector(Player.other), #selector(Player.log_other))
player.other()
//> play 1 record play 2
//> log play 2 record log play 3 log play 4 play 4
//> log play 2 record log play 3 count log play 4
//> other
//> log
//> other
//> log
//> other
