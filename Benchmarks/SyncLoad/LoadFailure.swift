/// The numbers of events and messages that did not arrive exactly once.
struct LoadFailure: Error, CustomStringConvertible {
    let lost: Int
    let doubled: Int
    let refused: Int

    var description: String {
        "\(lost) events were lost, \(doubled) arrived twice, and \(refused) messages were refused."
    }
}
