import Mobile
import UIKit

/// The only screen of the app: Ebitengine's view of the program, which is told what happens to the app.
final class GameController: MobileEbitenViewController {
    private var program: MobileProgram?
    private var sound: SoundFocus?
    private var records: Records?

    override var prefersStatusBarHidden: Bool { true }
    override var prefersHomeIndicatorAutoHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(named: "Night")
        view.isMultipleTouchEnabled = true
        do {
            program = try start()
        } catch {
            show(error)
            return
        }
        guard let program = program else { return }
        sound = SoundFocus(program: program)
        records = Records(program: program, over: self)
        listen()
    }

    /// Goes to the match that another app hands over: as a file, or as a link.
    func receive(_ place: URL) {
        loadViewIfNeeded()
        records?.open(place)
    }

    private func start() throws -> MobileProgram? {
        let folder = try FileManager.default.url(
            for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true
        ).appendingPathComponent("Runehall")
        var failure: NSError?
        let program = MobileStart(folder.path, locale, self, &failure)
        if let failure = failure { throw failure }
        return program
    }

    private var locale: String { Locale.preferredLanguages.first ?? "en" }

    /// The system's gestures and sheets make the app inactive, and only its background stops the drawing: in between the
    /// program shuts its curtain, so that the picture that the system keeps shows nothing secret. Waiting for that frame is
    /// not to be done here: drawing needs the main thread.
    private func listen() {
        let center = NotificationCenter.default
        func on(_ name: Notification.Name, _ act: @escaping () -> Void) {
            center.addObserver(forName: name, object: nil, queue: .main) { _ in act() }
        }
        on(UIApplication.willResignActiveNotification) { [weak self] in self?.program?.pause() }
        on(UIApplication.didEnterBackgroundNotification) { [weak self] in self?.suspendGame() }
        on(UIApplication.willEnterForegroundNotification) { [weak self] in self?.resumeGame() }
        on(UIApplication.didBecomeActiveNotification) { [weak self] in
            self?.program?.resume()
            self?.sound?.take()
        }
        on(NSLocale.currentLocaleDidChangeNotification) { [weak self] in
            guard let self = self else { return }
            self.program?.setLocale(self.locale)
        }
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        let safe = view.safeAreaInsets
        program?.setInsets(Double(safe.top), right: Double(safe.right), bottom: Double(safe.bottom), left: Double(safe.left))
    }

    /// Touches that the system takes over tap nothing; Ebitengine would see fingers that are lifted.
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        program?.takeTouches()
        super.touchesCancelled(touches, with: event)
    }

    private func show(_ error: Error) {
        let words = UILabel(frame: view.bounds.insetBy(dx: 24, dy: 24))
        words.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        words.numberOfLines = 0
        words.textColor = .white
        words.text = "⚠ \(error.localizedDescription)"
        view.addSubview(words)
    }
}

/// What the program asks for, on its own thread.
extension GameController: MobileShellProtocol {
    /// Apps do not leave by themselves here, and there is no way back from the first screen that would ask for it.
    func leave() {}

    /// There is no gesture of the system's own that leads back.
    func deep(_ deep: Bool) {}

    func awake(_ on: Bool) {
        DispatchQueue.main.async { UIApplication.shared.isIdleTimerDisabled = on }
    }

    func buzz() {
        DispatchQueue.main.async { UINotificationFeedbackGenerator().notificationOccurred(.success) }
    }

    func choose() {
        DispatchQueue.main.async { self.records?.choose() }
    }

    func send(_ link: String?) {
        guard let link = link else { return }
        DispatchQueue.main.async { self.records?.send(link) }
    }

    func share(_ path: String?) {
        guard let path = path else { return }
        DispatchQueue.main.async { self.records?.share(path) }
    }
}
