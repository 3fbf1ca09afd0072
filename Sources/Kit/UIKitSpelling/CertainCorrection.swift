import Foundation

/// Decides whether a guess is certainly the word that the user meant.
///
/// A wrong correction is worse than no correction, because the user must notice it. Hunspell's first guess is therefore
/// used only if it differs from the typed word by a typical typing error, or if it is the only guess that differs from
/// the typed word by one letter.
package enum CertainCorrection {
    /// Returns the correction of a misspelled word, or nil if no correction is certain.
    ///
    /// - Parameter guesses: The guesses of the dictionary, the best first.
    package static func of(_ typed: String, among guesses: [String]) -> String? {
        guard let best = guesses.first, typed.count >= 3, !best.contains(where: \.isWhitespace) else { return nil }
        let letters = Array(typed.lowercased())
        if folded(typed) == folded(best) { return capitalized(best, like: typed) }
        switch difference(letters, Array(best.lowercased())) {
        case .slip: return capitalized(best, like: typed)
        case .letter where letters.count >= 4:
            let near = guesses.filter { difference(letters, Array($0.lowercased())) != nil }
            return near.count == 1 ? capitalized(best, like: typed) : nil
        case .letter, nil: return nil
        }
    }

    private enum Difference {
        /// Two adjacent letters are swapped, or a letter is doubled or not doubled by mistake.
        case slip
        /// One letter is missing, added or replaced.
        case letter
    }

    /// Returns the difference between two words, or nil if it is larger than a slip or one letter.
    private static func difference(_ typed: [Character], _ guess: [Character]) -> Difference? {
        var start = 0
        while start < min(typed.count, guess.count), typed[start] == guess[start] { start += 1 }
        var (end, guessEnd) = (typed.count, guess.count)
        while end > start, guessEnd > start, typed[end - 1] == guess[guessEnd - 1] {
            end -= 1
            guessEnd -= 1
        }
        let (left, right) = (typed[start..<end], guess[start..<guessEnd])
        switch (left.count, right.count) {
        case (2, 2): return left.elementsEqual(right.reversed()) ? .slip : nil
        case (0, 1): return isDoubled(right[start], after: start, in: guess) ? .slip : .letter
        case (1, 0): return isDoubled(left[start], after: start, in: typed) ? .slip : .letter
        case (0, 0), (1, 1): return .letter
        default: return nil
        }
    }

    /// Whether a letter is the same as one of its neighbors.
    private static func isDoubled(_ letter: Character, after index: Int, in word: [Character]) -> Bool {
        (index > 0 && word[index - 1] == letter) || (index + 1 < word.count && word[index + 1] == letter)
    }

    /// Removes characters that are often omitted: accents, apostrophes and hyphens.
    private static func folded(_ word: String) -> String {
        word.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .filter { !"'’-".contains($0) }
    }

    private static func capitalized(_ word: String, like typed: String) -> String {
        guard typed.first?.isUppercase == true, let first = word.first, first.isLowercase else { return word }
        return first.uppercased() + word.dropFirst()
    }
}
