//
//  GalleryViewController.swift
//  Postcards
//

import UIKit

final class GalleryViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {

    private var postcards: [Postcard] = []

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 16
        layout.minimumInteritemSpacing = 16
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("gallery.title", comment: "The title of the first screen")
        collectionView.backgroundColor = UIColor(named: "Colors/Paper")
        collectionView.register(PostcardCell.self, forCellWithReuseIdentifier: PostcardCell.identifier)

        let ribbon = UIBarButtonItem(image: UIImage(named: "ribbon")?.withRenderingMode(.alwaysOriginal), style: .plain, target: nil, action: nil)
        ribbon.accessibilityLabel = NSLocalizedString("ribbon", comment: "The flag of the language")
        navigationItem.leftBarButtonItem = ribbon
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(resource: .stamp), style: .plain, target: self, action: #selector(stampAll))

        do {
            postcards = try PostcardLibrary.load()
        } catch {
            let alert = UIAlertController(title: nil, message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: String(localized: "OK"), style: .default))
            present(alert, animated: true)
        }
        updateCount()
    }

    private func updateCount() {
        let sent = postcards.filter(\.isSent).count
        let format = NSLocalizedString("%d postcards sent", tableName: "Plurals", comment: "The number of postcards")
        title = String.localizedStringWithFormat(format, sent)
    }

    @objc private func stampAll(_ sender: UIBarButtonItem) {
        for index in postcards.indices { postcards[index].isSent = true }
        collectionView.reloadData()
        updateCount()
    }

    // MARK: - Collection view

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        postcards.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PostcardCell.identifier, for: indexPath)
        (cell as? PostcardCell)?.show(postcards[indexPath.item])
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        show(PostcardViewController(postcard: postcards[indexPath.item]), sender: self)
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let width = (collectionView.bounds.width - 48) / 2
        return CGSize(width: width, height: width * 0.66 + 36)
    }
}
