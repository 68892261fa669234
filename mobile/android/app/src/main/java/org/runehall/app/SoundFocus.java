package org.runehall.app;

import android.content.Context;
import android.media.AudioAttributes;
import android.media.AudioFocusRequest;
import android.media.AudioManager;

import org.runehall.mobile.Mobile;
import org.runehall.mobile.Program;

/** The right to be heard, which the system deals out among the apps. */
final class SoundFocus implements AudioManager.OnAudioFocusChangeListener {
    private final AudioManager manager;
    private final AudioFocusRequest request;
    private Program program;
    private boolean asked;

    /** Whether somebody else's music plays, as far as is known. */
    private boolean others;

    SoundFocus(Context context) {
        manager = context.getSystemService(AudioManager.class);
        request = new AudioFocusRequest.Builder(AudioManager.AUDIOFOCUS_GAIN)
            .setAudioAttributes(new AudioAttributes.Builder()
                .setUsage(AudioAttributes.USAGE_GAME)
                .setContentType(AudioAttributes.CONTENT_TYPE_MUSIC)
                .build())
            .setAcceptsDelayedFocusGain(true) // after a call
            .setOnAudioFocusChangeListener(this)
            .build();
    }

    /** Called before the focus is taken. */
    void attach(Program program) {
        this.program = program;
    }

    /** Listens for other apps. It is called while this one cannot be heard: the system does not say whose music it is. */
    void listen() {
        others = manager.isMusicActive();
    }

    /** Asks for the focus when the app is on the screen again. Whoever listens to something of their own goes on with it. */
    void take() {
        if (asked) {
            return;
        }
        if (others) {
            program.setFocus(Mobile.FocusEffects);
            return;
        }
        asked = true;
        boolean granted = manager.requestAudioFocus(request) == AudioManager.AUDIOFOCUS_REQUEST_GRANTED;
        program.setFocus(granted ? Mobile.FocusFull : Mobile.FocusLost);
    }

    /** Lets other apps be heard again. */
    void giveUp() {
        if (asked) {
            asked = false;
            manager.abandonAudioFocusRequest(request);
        }
    }

    @Override
    public void onAudioFocusChange(int change) {
        switch (change) {
            case AudioManager.AUDIOFOCUS_GAIN:
                program.setFocus(Mobile.FocusFull);
                break;
            case AudioManager.AUDIOFOCUS_LOSS_TRANSIENT_CAN_DUCK:
                program.setFocus(Mobile.FocusDucked);
                break;
            case AudioManager.AUDIOFOCUS_LOSS_TRANSIENT:
                program.setFocus(Mobile.FocusLost);
                break;
            case AudioManager.AUDIOFOCUS_LOSS:
                asked = false; // it never comes back by itself
                others = true;
                program.setFocus(Mobile.FocusLost);
                break;
            default:
                break;
        }
    }
}
