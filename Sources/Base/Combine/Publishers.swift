/// The namespace of publishers that operators return.
public enum Publishers {}
