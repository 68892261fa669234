import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.backgroundColor = UIColor(named: "Night")
        let game = GameController()
        window.rootViewController = game
        window.makeKeyAndVisible()
        self.window = window
        if let context = options.urlContexts.first {
            game.receive(context.url)
        }
    }

    /// Another app sends a record or a link while this one runs.
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let game = window?.rootViewController as? GameController, let context = contexts.first else { return }
        game.receive(context.url)
    }
}
