package import UIKitCore

/// Returns a description of the first inconsistency in a window's view tree, or nil if there is none. Checks the links
/// between views, their layers, and the first responder.
@preconcurrency @MainActor
package func treeProblem(in window: UIWindow) -> String? {
    if let responder = window.firstResponder as? UIView, responder.window !== window {
        return "The first responder \(responder) is not in the window."
    }
    if let controller = window.firstResponder as? UIViewController, controller.viewIfLoaded?.window !== window {
        return "The view of the first responder \(controller) is not in the window."
    }
    return linkProblem(in: window)
}

@MainActor
private func linkProblem(in view: UIView) -> String? {
    for subview in view.subviews {
        guard subview.superview === view, subview.window === view.window, subview.layer.superlayer === view.layer
        else { return "\(subview) is not connected with its superview \(view)." }
        if let problem = linkProblem(in: subview) { return problem }
    }
    return nil
}
