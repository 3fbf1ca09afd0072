import Foundation
import FoundationAdditions

/// The changes between `UIView.beginAnimations(_:context:)` and `UIView.commitAnimations()`.
@MainActor
final class CommittedAnimationBlock: AnimationBlock {
    /// The delegate of a block, the methods to call on the delegate, and their arguments.
    @MainActor
    final class Observer {
        let identifier: String?
        let context: UnsafeMutableRawPointer?
        var delegate: Any?
        var willStart: Selector?
        var didStop: Selector?

        init(identifier: String?, context: UnsafeMutableRawPointer?) {
            self.identifier = identifier
            self.context = context
        }

        /// Calls a method of the delegate with the arguments. A method with fewer parameters receives only the first
        /// ones.
        func call(_ selector: Selector?, _ arguments: [Any?]) {
            guard let delegate, let selector else { return }
            selector.invoke(on: ClassTarget.object(for: delegate), arguments: arguments)
        }
    }

    /// The default duration of the animations of a block, in seconds.
    static let defaultDuration: TimeInterval = 0.2

    /// The innermost block, if `UIView.beginAnimations(_:context:)` began it; otherwise nil.
    static var open: CommittedAnimationBlock? { innermost as? CommittedAnimationBlock }

    let observer: Observer
    private var hasStarted = false

    init(identifier: String?, context: UnsafeMutableRawPointer?) {
        let observer = Observer(identifier: identifier, context: context)
        self.observer = observer
        super.init(
            duration: Self.defaultDuration, delay: 0, timing: .curve(.easeInOut), options: [],
            completion: { finished in
                observer.call(observer.didStop, [observer.identifier, NSNumber(value: finished), observer.context])
            })
    }

    override func didStart() {
        guard !hasStarted else { return }
        hasStarted = true
        observer.call(observer.willStart, [observer.identifier, observer.context])
    }
}
