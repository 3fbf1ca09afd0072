extension TimedSubscriber where Input == Downstream.Input {
    /// Creates a subscriber that delivers all events in scheduled actions, in their order.
    static func scheduling(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void)
        -> TimedSubscriber
    {
        let events = SerialEvents<StreamEvent<Input, Failure>>()
        let timed = TimedSubscriber(downstream)
        func append(_ event: StreamEvent<Input, Failure>, _ timed: TimedSubscriber) {
            events.append(event)
            schedule {
                events.handleNext { event in
                    switch event {
                    case .value(let value): timed.send(value)
                    case .completion(let completion): timed.complete(completion)
                    }
                }
            }
        }
        timed.value = { timed, value in
            append(.value(value), timed)
            return .none
        }
        timed.completion = { append(.completion($1), $0) }
        return timed
    }
}
