/// Detects an input method that communicates with SDL over D-Bus.
enum InputMethod {
    static func isRunning(_ environment: [String: String]) -> Bool {
        if let module = environment["SDL_IM_MODULE"], !module.isEmpty { return true }
        guard let modifiers = environment["XMODIFIERS"] else { return false }
        return modifiers.contains("@im=ibus") || modifiers.contains("@im=fcitx")
    }
}
