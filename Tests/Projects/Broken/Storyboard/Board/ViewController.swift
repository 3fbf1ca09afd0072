import UIKit

class ViewController: UIViewController {

    @IBOutlet weak var greetingLabel: UILabel!
    @IBOutlet weak var nameField: UITextField!

    override func viewDidLoad() {
        super.viewDidLoad()
        // Do any additional setup after loading the view.
        greetingLabel.text = "Hello"
    }

    @IBAction func greet(_ sender: UIButton) {
        greetingLabel.text = "Hello, \(nameField.text ?? "")"
        performSegue(withIdentifier: "showDetail", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        segue.destination.title = nameField.text
    }

    @IBAction func openSettings() {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let controller = storyboard.instantiateViewController(withIdentifier: "Settings")
        present(controller, animated: true)
    }
}
