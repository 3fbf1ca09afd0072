/// The namespace of types for subscribers.
public enum Subscribers {}
