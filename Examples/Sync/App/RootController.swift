import Engawa
import SyncModels
import UIKit

/// Shows the screens of the signed-in user, or the sign-in screens.
final class RootController: UIViewController {
    private let session: SyncSession
    private var current: UIViewController?

    init(_ session: SyncSession) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
        title = "Sync"
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        session.account.map { $0?.id }.distinct().bind(with: self) { root, id in root.change(isSignedIn: id != nil) }
    }

    private func change(isSignedIn: Bool) {
        guard isSignedIn else { return show(UINavigationController(rootViewController: SignInScreens.signIn(session))) }
        do {
            let authenticator: any RequestInterceptor = session.authenticator
            let pictures = ImagePipeline(loader: NetworkImageLoader { $0.interceptors = [authenticator] })
            show(MainController(try SignedInModels(session), pictures: pictures))
        } catch {
            show(ProblemController(RequestFailure(error).message))
        }
    }

    private func show(_ controller: UIViewController) {
        if presentedViewController != nil { dismiss(animated: false) }
        current?.willMove(toParent: nil)
        current?.view.removeFromSuperview()
        current?.removeFromParent()
        addChild(controller)
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
        current = controller
    }
}
