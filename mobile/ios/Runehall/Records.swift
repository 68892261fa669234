import Mobile
import UIKit
import UniformTypeIdentifiers

/// Brings records of matches in and out, by the system's own sheets.
final class Records: NSObject, UIDocumentPickerDelegate {
    /// Not even all the matches of years are nearly as long, in bytes.
    private static let longest = 64 << 20

    private let program: MobileProgram
    private weak var screen: UIViewController?

    init(program: MobileProgram, over screen: UIViewController) {
        self.program = program
        self.screen = screen
    }

    func choose() {
        let sheet = UIDocumentPickerViewController(forOpeningContentTypes: [.item], asCopy: true)
        sheet.delegate = self
        screen?.present(sheet, animated: true)
    }

    /// Offers the address of a match to whatever apps take one.
    func send(_ link: String) {
        if !link.contains(" "), let address = URL(string: link) {
            return offer(address)
        }
        offer(link) // words, such as how somebody has done on a puzzle
    }

    /// Offers a file to whatever apps take one, and to Files.
    func share(_ path: String) {
        offer(URL(fileURLWithPath: path))
    }

    private func offer(_ what: Any) {
        let sheet = UIActivityViewController(activityItems: [what], applicationActivities: nil)
        if let view = screen?.view, let place = sheet.popoverPresentationController {
            // On a tablet the sheet points at something.
            place.sourceView = view
            place.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.maxY, width: 1, height: 1)
        }
        screen?.present(sheet, animated: true)
    }

    func documentPicker(_ sheet: UIDocumentPickerViewController, didPickDocumentsAt files: [URL]) {
        guard let file = files.first else { return }
        open(file)
    }

    /// Reads a file, which may lie in another app's folder, or takes a link for what it says.
    func open(_ place: URL) {
        guard place.isFileURL else {
            program.open(Data(place.absoluteString.utf8))
            return
        }
        DispatchQueue.global().async {
            let lent = place.startAccessingSecurityScopedResource()
            defer { if lent { place.stopAccessingSecurityScopedResource() } }
            do {
                self.program.open(try Self.read(place))
            } catch {
                DispatchQueue.main.async { self.tell(error) }
            }
        }
    }

    /// Reads a file part by part, however long it says that it is; if it goes on for too long, that is an error.
    private static func read(_ place: URL) throws -> Data {
        let file = try FileHandle(forReadingFrom: place)
        defer { try? file.close() }
        var text = Data()
        while let part = try file.read(upToCount: 1 << 20), !part.isEmpty {
            text.append(part)
            if text.count > longest {
                throw CocoaError(.fileReadTooLarge, userInfo: [NSURLErrorKey: place])
            }
        }
        return text
    }

    private func tell(_ error: Error) {
        let sheet = UIAlertController(title: nil, message: error.localizedDescription, preferredStyle: .alert)
        sheet.addAction(UIAlertAction(title: "OK", style: .default))
        screen?.present(sheet, animated: true)
    }
}
