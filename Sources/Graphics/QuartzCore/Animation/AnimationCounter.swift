/// A delegate of animations that counts those that run, such as an animation block.
package protocol AnimationCounter: AnyObject {
    /// Called when an animation with this delegate is added to a layer.
    func animationWillRun(_ animation: CAAnimation, on layer: CALayer)
}
