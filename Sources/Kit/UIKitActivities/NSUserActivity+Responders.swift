/// A responder that describes an activity.
@MainActor
package protocol ActivityDescribing: AnyObject {
    /// Adds the values of the responder to an activity.
    func updateUserActivityState(_ activity: NSUserActivity)
}

/// A weak reference to a responder that describes an activity.
@MainActor
struct ActivityResponder {
    weak var object: (any ActivityDescribing)?
}

// Responders can share an activity. Each of them adds its own values.
extension NSUserActivity {
    /// Adds a responder, and makes this activity the current activity of the user.
    package func add(_ responder: any ActivityDescribing) {
        responders.removeAll { $0.object == nil || $0.object === responder }
        responders.append(ActivityResponder(object: responder))
        becomeCurrent()
    }

    /// Removes a responder. The activity is suspended when no responder remains.
    package func remove(_ responder: any ActivityDescribing) {
        responders.removeAll { $0.object == nil || $0.object === responder }
        if responders.isEmpty { resignCurrent() }
    }

    /// Updates the values if they are out of date.
    package func save() {
        if needsSave { update() }
    }

    /// Lets the responders and the delegate update the values. If there are responders and the values are out of date,
    /// empties `userInfo` first, so that it contains no value of an earlier state.
    package func update() {
        let current: [any ActivityDescribing] = responders.compactMap(\.object)
        if needsSave, !current.isEmpty { userInfo = [:] }
        for responder in current { responder.updateUserActivityState(self) }
        delegate?.userActivityWillSave(self)
        needsSave = false
    }
}
