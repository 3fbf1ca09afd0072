// Key-value coding and observing.
import Foundation

@objcMembers class Address: NSObject {
    dynamic var city = "Rome"
    dynamic var street: String?
}

class Person: NSObject {
    @objc dynamic var name = "Ann" {
        didSet { print("didSet", oldValue, name) }
    }
    @objc dynamic var address = Address()
    @objc dynamic var age = 1
    @objc dynamic var isActive = false
    @objc private(set) var secret = 7
    @objc var ratio: CGFloat = 0.5
    @objc dynamic var summary: String { "\(name), \(age)" }
    @objc class func keyPathsForValuesAffectingSummary() -> Set<String> { [#keyPath(name), #keyPath(age)] }
    @objc dynamic var doubled: Int {
        get { age * 2 }
        set { age = newValue / 2 }
    }
    var manual = 0 {
        willSet { willChangeValue(forKey: "manual") }
        didSet { didChangeValue(forKey: "manual") }
    }
    override func value(forUndefinedKey key: String) -> Any? {
        key == "manual" ? manual : super.value(forUndefinedKey: key)
    }
    override func setValue(_ value: Any?, forUndefinedKey key: String) { print("undefined", key, value ?? "nil") }
    override func setNilValueForKey(_ key: String) {
        if key == "age" { age = 0 } else { super.setNilValueForKey(key) }
    }
}

nonisolated(unsafe) private var context = 0

class Watcher: NSObject {
    let person = Person()
    func start() {
        person.addObserver(self, forKeyPath: #keyPath(Person.name), options: [.old, .new], context: &context)
        person.addObserver(self, forKeyPath: "address.city", options: .new, context: nil)
        person.addObserver(self, forKeyPath: #keyPath(Person.summary), options: [.new], context: nil)
        person.name = "Bob"
        person.address.city = "Oslo"
        let old = person.address
        person.address = Address()
        old.city = "Nobody hears this"
        person.age = 30
        person.removeObserver(self, forKeyPath: #keyPath(Person.name), context: &context)
        person.removeObserver(self, forKeyPath: "summary")
        person.name = "Cid"
        person.removeObserver(self, forKeyPath: "address.city")
    }
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context watched: UnsafeMutableRawPointer?
    ) {
        let isName = watched == &context
        print("observed", keyPath ?? "", isName, change?[.oldKey] ?? "-", change?[.newKey] ?? "-")
    }
}

Watcher().start()

let person = Person()
var tokens: [NSKeyValueObservation] = []
tokens.append(
    person.observe(\.age, options: [.initial, .old, .new]) { _, change in
        print("age", change.oldValue as Any, change.newValue as Any)
    })
tokens.append(
    person.observe(\.isActive, options: [.prior, .new]) { person, change in
        print("active", change.isPrior, change.newValue as Any)
    })
tokens.append(person.observe(\.address.street) { person, _ in print("street", person.address.street ?? "none") })
tokens.append(person.observe(\Person.doubled, options: .new) { _, change in print("doubled", change.newValue!) })
person.age = 2
person.doubled = 10
person.isActive = true
person.setValue(true, forKey: "active")
person.address.street = "Main"
tokens[0].invalidate()
person.setValue(NSNumber(value: 6), forKey: "age")
person.setValue(nil, forKey: "age")
tokens = []
person.age = 9
print(person.value(forKey: "secret") as! Int, person.value(forKeyPath: "address.city") as! String)
person.setValue(8, forKey: "secret")
person.setValue(2, forKey: #keyPath(Person.ratio))
print(person.secret, person.ratio, person.value(forKey: "manual") as! Int)
person.setValue("x", forKey: "nothing")
person.setValuesForKeys(["name": "Dan", "age": 4.0])
print(person.dictionaryWithValues(forKeys: ["name", "age"]).map { "\($0)=\($1)" }.sorted())
person.setValue("Paris", forKeyPath: "address.city")
print(
    person.address.city, person.responds(to: #selector(getter: Person.name)),
    person.responds(to: Selector(("setName:"))))
print(["a": 1].isEmpty, (["k": "v"] as NSDictionary).value(forKey: "k") as! String)
//> didSet Ann Bob
//> observed name true Ann Bob
//> observed summary false - Bob, 1
//> observed address.city false - Oslo
//> observed address.city false - Rome
//> observed summary false - Bob, 30
//> didSet Bob Cid
//> age nil Optional(1)
//> age Optional(1) Optional(2)
//> age Optional(2) Optional(5)
//> doubled 10
//> active true nil
//> active false Optional(true)
//> active true nil
//> active false Optional(true)
//> street Main
//> 7 Rome
//> 8 2.0 0
//> undefined nothing x
//> didSet Ann Dan
//> ["age=4", "name=Dan"]
//> Paris true true
//> false v
