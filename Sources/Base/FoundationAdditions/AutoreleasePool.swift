/// Calls a closure, and returns its result.
///
/// Linux has no autorelease pools. Objects are released when their last reference ends.
@inlinable
public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try body()
}
