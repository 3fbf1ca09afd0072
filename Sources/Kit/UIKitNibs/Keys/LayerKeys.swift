import FoundationAdditions
import QuartzCore

/// The keys of layers.
nonisolated private enum LayerKeys {
    @section("engawa_members") @used static let classes: @convention(c) () -> Void = {
        ClassMembers.add(CALayer.self) { members in
            members.property("bounds") { \.bounds }
            members.property("position") { \.position }
            members.property("frame") { \.frame }
            members.property("anchorPoint") { \.anchorPoint }
            members.property("zPosition") { \.zPosition }
            members.property("transform") { \.transform }
            members.property("sublayerTransform") { \.sublayerTransform }
            members.property("mask") { \.mask }
            members.property("isHidden") { \.isHidden }
            members.property("opacity") { \.opacity }
            members.property("backgroundColor") { \.backgroundColor }
            members.property("cornerRadius") { \.cornerRadius }
            members.property("maskedCorners") { \.maskedCorners }
            members.property("masksToBounds") { \.masksToBounds }
            members.property("borderWidth") { \.borderWidth }
            members.property("borderColor") { \.borderColor }
            members.property("shadowColor") { \.shadowColor }
            members.property("shadowOffset") { \.shadowOffset }
            members.property("shadowOpacity") { \.shadowOpacity }
            members.property("shadowRadius") { \.shadowRadius }
            members.property("shadowPath") { \.shadowPath }
            members.property("contents") { \.contents }
            members.property("contentsScale") { \.contentsScale }
            members.property("contentsRect") { \.contentsRect }
            members.unobservedProperty("name") { \.name }
            members.unobservedProperty("superlayer") { \.superlayer }
            members.property("sublayers") { \.sublayers }
            members.unobservedProperty("isOpaque") { \.isOpaque }
            members.unobservedProperty("speed") { \.speed }
        }
        ClassMembers.add(CAShapeLayer.self) { members in
            members.property("path") { \.path }
            members.property("fillColor") { \.fillColor }
            members.property("strokeColor") { \.strokeColor }
            members.property("strokeStart") { \.strokeStart }
            members.property("strokeEnd") { \.strokeEnd }
            members.property("lineWidth") { \.lineWidth }
        }
        ClassMembers.add(CAGradientLayer.self) { members in
            members.property("colors") { \.colors }
            members.property("locations") { \.locations }
            members.property("startPoint") { \.startPoint }
            members.property("endPoint") { \.endPoint }
        }
    }
}
