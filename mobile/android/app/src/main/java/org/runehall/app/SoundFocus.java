package org.runehall.app;

import android.content.Context;
import android.media.AudioAttributes;
import android.media.AudioFocusRequest;
import android.media.AudioManager;

import org.runehall.mobile.Mobile;
import org.runehall.mobile.Program;

/** The right to be heard, which the system deals out among the apps. */
final class SoundFocus implements AudioManager.OnAudioFocusChangeListener {
    private final Program program;
    private final AudioManager manager;
    private final AudioFocusRequest request;
    private boolean held;

    SoundFocus(Context context, Program program) {
        this.program = program;
        manager = context.getSystemService(AudioManager.class);
        request = new AudioFocusRequest.Builder(AudioManager.AUDIOFOCUS_GAIN)
            .setAudioAttributes(new AudioAttributes.Builder()
                .setUsage(AudioAttributes.USAGE_GAME)
                .setContentType(AudioAttributes.CONTENT_TYPE_MUSIC)
                .build())
            .setOnAudioFocusChangeListener(this)
            .build();
    }

    /** Asks for the focus when the app is on the screen again. Whoever listens to something of their own goes on with it. */
    void take() {
        if (held) {
            return;
        }
        if (manager.isMusicActive()) {
            program.setFocus(Mobile.FocusEffects);
            return;
        }
        held = manager.requestAudioFocus(request) == AudioManager.AUDIOFOCUS_REQUEST_GRANTED;
        program.setFocus(held ? Mobile.FocusFull : Mobile.FocusLost);
    }

    /** Lets other apps be heard again. */
    void giveUp() {
        if (held) {
            held = false;
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
                held = false; // it never comes back by itself
                program.setFocus(Mobile.FocusLost);
                break;
            default:
                break;
        }
    }
}
