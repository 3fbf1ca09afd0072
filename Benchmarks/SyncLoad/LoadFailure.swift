/// The numbers of events and messages that did not arrive exactly once.
struct LoadFailure: Error, CustomStringConvertible {
    let lost: Int
    let duplicates: Int
    let refused: Int

    var description: String {
        "\(lost) events were lost, \(duplicates) arrived twice, and \(refused) messages were refused."
    }
}
