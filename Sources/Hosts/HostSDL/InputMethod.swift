/// Whether an input method that SDL talks to over the session's bus is set up.
enum InputMethod {
    static func isRunning(_ environment: [String: String]) -> Bool {
        if let module = environment["SDL_IM_MODULE"], !module.isEmpty { return true }
        guard let modifiers = environment["XMODIFIERS"] else { return false }
        return modifiers.contains("@im=ibus") || modifiers.contains("@im=fcitx")
    }
}
