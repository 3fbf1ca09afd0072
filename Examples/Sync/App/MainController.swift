import Engawa
import SyncModels
import UIKit

/// The list of conversations beside the open conversation. A wide window shows two columns, a narrow window one.
final class MainController: UISplitViewController, UISplitViewControllerDelegate {
    private let models: SignedInModels
    private let pictures: ImagePipeline
    /// The conversation in the secondary column; nil if the column is empty.
    private var openID: Int?

    init(_ models: SignedInModels, pictures: ImagePipeline) {
        self.models = models
        self.pictures = pictures
        super.init(style: .doubleColumn)
        preferredDisplayMode = .oneBesideSecondary
        preferredSplitBehavior = .tile
        displayModeButtonVisibility = .never
        delegate = self
        let conversations = ConversationsController(models, pictures: pictures)
        conversations.onOpen = { [weak self] in self?.open($0) }
        setViewController(conversations, for: .primary)
        setViewController(ProblemController(localized("Choose a conversation.")), for: .secondary)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func open(_ id: Int) {
        defer { show(.secondary) }
        guard id != openID || isCollapsed else { return }
        do {
            let model = try ConversationModel(id, session: models.session)
            setViewController(ConversationController(model, models, pictures: pictures), for: .secondary)
            openID = id
        } catch {
            setViewController(ProblemController(RequestFailure(error).message), for: .secondary)
            openID = nil
        }
    }

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column {
        openID == nil ? .primary : .secondary
    }
}
