package org.runehall.app;

import android.app.Activity;
import android.content.Intent;
import android.content.res.Configuration;
import android.media.AudioManager;
import android.os.Build;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.view.HapticFeedbackConstants;
import android.view.InputDevice;
import android.view.KeyEvent;
import android.view.View;
import android.widget.TextView;
import android.window.OnBackInvokedCallback;
import android.window.OnBackInvokedDispatcher;

import org.runehall.mobile.Mobile;
import org.runehall.mobile.Program;
import org.runehall.mobile.Shell;

/** The only screen of the app: it holds the view that shows the program, and tells the program what happens to it. */
public final class GameActivity extends Activity implements Shell {
    /** How long the last picture may take, in milliseconds. The system waits for onPause, and so does the next app. */
    private static final long PATIENCE = 300;

    private Program program;
    private GameView view;
    private SoundFocus sound;
    private Records records;
    private boolean away = true; // until the person is here
    private boolean suspended;   // nothing is drawn and nothing sounds: from onPause to onResume

    /** Takes the way back while it leads within the program; null if it leads out, which the system then shows beforehand. */
    private OnBackInvokedCallback back;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setVolumeControlStream(AudioManager.STREAM_MUSIC);
        sound = new SoundFocus(this);
        sound.listen();
        // The view comes before the program: with it the library is loaded and knows the app.
        view = new GameView(this);
        try {
            program = Mobile.start(getFilesDir().getPath(), locale(getResources().getConfiguration()), this);
        } catch (Exception e) {
            TextView words = new TextView(this);
            words.setText(getString(R.string.unreadable, e.getMessage()));
            setContentView(words);
            return;
        }
        view.attach(program);
        sound.attach(program);
        records = new Records(this, program, state);
        setContentView(view);
        drawUnderTheBars();
        boolean again = (getIntent().getFlags() & Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0;
        if (state == null && !again) {
            records.receive(getIntent());
        }
    }

    /** Another app sends a record or a link while this one runs. */
    @Override
    protected void onNewIntent(Intent intent) {
        super.onNewIntent(intent);
        setIntent(intent);
        if (records != null) {
            records.receive(intent);
        }
    }

    /** The ground reaches to the edges of the screen; what matters keeps clear of the bars by its insets. */
    @SuppressWarnings("deprecation")
    private void drawUnderTheBars() {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
            getWindow().setDecorFitsSystemWindows(false);
            return;
        }
        view.setSystemUiVisibility(View.SYSTEM_UI_FLAG_LAYOUT_STABLE
            | View.SYSTEM_UI_FLAG_LAYOUT_FULLSCREEN | View.SYSTEM_UI_FLAG_LAYOUT_HIDE_NAVIGATION);
    }

    @Override
    protected void onResume() {
        super.onResume();
        if (program == null) {
            return;
        }
        if (suspended) {
            sound.listen();
        }
        suspended = false;
        view.resumeGame();
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.Q) {
            comeBack();
        }
    }

    @Override
    protected void onPause() {
        if (program != null) {
            turnAway();
            // The system keeps a picture of the app: one with the curtain shut.
            program.settled(PATIENCE);
            view.suspendGame();
            suspended = true;
            sound.giveUp();
        }
        super.onPause();
    }

    /**
     * Since Android 10. Beside another app this one stays on the screen, and may be resumed, while the person is there: that is
     * no place for open hands.
     */
    @Override
    public void onTopResumedActivityChanged(boolean top) {
        super.onTopResumedActivityChanged(top);
        if (program == null) {
            return;
        }
        if (top) {
            comeBack();
        } else {
            turnAway();
        }
    }

    private void turnAway() {
        if (!away) {
            away = true;
            program.pause();
        }
    }

    private void comeBack() {
        if (away) {
            away = false;
            sound.take();
            program.resume();
        }
    }

    @Override
    public void onConfigurationChanged(Configuration now) {
        super.onConfigurationChanged(now);
        if (program != null) {
            program.setLocale(locale(now));
        }
    }

    private static String locale(Configuration c) {
        return c.getLocales().get(0).toLanguageTag();
    }

    /** Back, where the system has no callback for it. The view would keep the key for itself. */
    @Override
    public boolean dispatchKeyEvent(KeyEvent event) {
        boolean back = event.getKeyCode() == KeyEvent.KEYCODE_BACK && !event.isFromSource(InputDevice.SOURCE_GAMEPAD);
        if (!back || program == null || Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
            return super.dispatchKeyEvent(event);
        }
        if (event.getAction() == KeyEvent.ACTION_UP && !event.isCanceled()) {
            program.back();
        }
        return true;
    }

    @Override
    protected void onActivityResult(int request, int result, Intent data) {
        super.onActivityResult(request, result, data);
        if (records != null) {
            records.result(request, result, data);
        }
    }

    @Override
    protected void onSaveInstanceState(Bundle state) {
        super.onSaveInstanceState(state);
        if (records != null) {
            records.save(state);
        }
    }

    // What the program asks for, on its own thread.

    @Override
    public void leave() {
        runOnUiThread(new Runnable() {
            @Override
            public void run() {
                moveTaskToBack(true);
            }
        });
    }

    @Override
    public void deep(final boolean deep) {
        // Not at once: within Mobile.start there is no program yet.
        new Handler(Looper.getMainLooper()).post(new Runnable() {
            @Override
            public void run() {
                takeBack(deep);
            }
        });
    }

    @Override
    public void awake(final boolean on) {
        // Not at once: within Mobile.start there may be no view yet. The window has the flag while the view is seen.
        new Handler(Looper.getMainLooper()).post(new Runnable() {
            @Override
            public void run() {
                view.setKeepScreenOn(on);
            }
        });
    }

    /** No right is needed for it, and whoever wants no vibrating keys gets none. */
    @Override
    public void buzz() {
        runOnUiThread(new Runnable() {
            @Override
            public void run() {
                view.performHapticFeedback(HapticFeedbackConstants.LONG_PRESS);
            }
        });
    }

    private void takeBack(boolean take) {
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU || program == null || take == (back != null)) {
            return;
        }
        if (take) {
            back = new OnBackInvokedCallback() {
                @Override
                public void onBackInvoked() {
                    program.back();
                }
            };
            getOnBackInvokedDispatcher().registerOnBackInvokedCallback(OnBackInvokedDispatcher.PRIORITY_DEFAULT, back);
        } else {
            getOnBackInvokedDispatcher().unregisterOnBackInvokedCallback(back);
            back = null;
        }
    }

    @Override
    public void choose() {
        runOnUiThread(new Runnable() {
            @Override
            public void run() {
                records.choose();
            }
        });
    }

    @Override
    public void send(final String link) {
        runOnUiThread(new Runnable() {
            @Override
            public void run() {
                records.send(link);
            }
        });
    }

    @Override
    public void share(final String path) {
        runOnUiThread(new Runnable() {
            @Override
            public void run() {
                records.share(path);
            }
        });
    }
}
