import UIKit

setvbuf(stdout, nil, _IOLBF, 0)

_ = UIApplicationMain(
    CommandLine.argc,
    CommandLine.unsafeArgv,
    nil,
    NSStringFromClass(AppDelegate.self)
)
