import AVFoundation
import Mobile

/// The right to be heard. The category "ambient" leaves the music of other apps alone, and follows the silent switch.
final class SoundFocus {
    private let program: MobileProgram
    private let session = AVAudioSession.sharedInstance()
    private var interrupted = false

    init(program: MobileProgram) {
        self.program = program
        try? session.setCategory(.ambient)
        let center = NotificationCenter.default
        center.addObserver(forName: AVAudioSession.interruptionNotification, object: session, queue: .main) { [weak self] note in
            let kind = note.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt
            self?.interrupted = kind == AVAudioSession.InterruptionType.began.rawValue
            self?.tell()
        }
        let hint = AVAudioSession.silenceSecondaryAudioHintNotification
        center.addObserver(forName: hint, object: session, queue: .main) { [weak self] _ in self?.tell() }
        tell()
    }

    /// Asks for the right to be heard when the app is active again: the end of an interruption is not always told.
    func take() {
        interrupted = (try? session.setActive(true)) == nil
        tell()
    }

    private func tell() {
        switch (interrupted, session.secondaryAudioShouldBeSilencedHint) {
        case (true, _): program.setFocus(MobileFocusLost)
        case (_, true): program.setFocus(MobileFocusEffects)
        default: program.setFocus(MobileFocusFull)
        }
    }
}
