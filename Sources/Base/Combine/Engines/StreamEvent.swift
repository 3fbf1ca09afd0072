/// A value or the completion of a stream.
enum StreamEvent<Output, Failure: Error> {
    case value(Output)
    case completion(Subscribers.Completion<Failure>)
}
