package org.runehall.app;

import android.content.Context;
import android.graphics.Insets;
import android.os.Build;
import android.view.DisplayCutout;
import android.view.MotionEvent;
import android.view.WindowInsets;

import org.runehall.ebitenmobileview.Ebitenmobileview;
import org.runehall.mobile.EbitenView;
import org.runehall.mobile.Program;

/** Ebitengine's view, with what it does not tell the program by itself. */
final class GameView extends EbitenView {
    private Program program;

    GameView(Context context) {
        super(context);
    }

    /** Called before the view is shown. */
    void attach(Program program) {
        this.program = program;
    }

    /**
     * The system may take touches over, as for a swipe from the edge. Ebitengine's view knows only fingers that are lifted,
     * so that these would stay down for good.
     */
    @Override
    public boolean onTouchEvent(MotionEvent event) {
        if (event.getActionMasked() != MotionEvent.ACTION_CANCEL || program == null) {
            return super.onTouchEvent(event);
        }
        program.takeTouches();
        for (int i = 0; i < event.getPointerCount(); i++) {
            Ebitenmobileview.updateTouchesOnAndroid(MotionEvent.ACTION_UP, event.getPointerId(i), 0, 0);
        }
        return true;
    }

    @Override
    public WindowInsets onApplyWindowInsets(WindowInsets insets) {
        if (program != null) {
            tell(insets);
        }
        return super.onApplyWindowInsets(insets);
    }

    /** Tells the program which borders bars and cameras cover. The keyboard is no border: Ebitengine moves the picture. */
    @SuppressWarnings("deprecation")
    private void tell(WindowInsets insets) {
        int top, right, bottom, left;
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
            Insets in = insets.getInsets(WindowInsets.Type.systemBars() | WindowInsets.Type.displayCutout());
            top = in.top;
            right = in.right;
            bottom = in.bottom;
            left = in.left;
        } else {
            top = insets.getSystemWindowInsetTop();
            right = insets.getSystemWindowInsetRight();
            bottom = insets.getSystemWindowInsetBottom();
            left = insets.getSystemWindowInsetLeft();
            DisplayCutout cutout = Build.VERSION.SDK_INT >= Build.VERSION_CODES.P ? insets.getDisplayCutout() : null;
            if (cutout != null) {
                top = Math.max(top, cutout.getSafeInsetTop());
                right = Math.max(right, cutout.getSafeInsetRight());
                bottom = Math.max(bottom, cutout.getSafeInsetBottom());
                left = Math.max(left, cutout.getSafeInsetLeft());
            }
        }
        double dp = getResources().getDisplayMetrics().density;
        program.setInsets(top / dp, right / dp, bottom / dp, left / dp);
    }

    /** A program that cannot go on ends. Every move is stored, and the next start offers the match again. */
    @Override
    protected void onErrorOnGameUpdate(Exception e) {
        throw new IllegalStateException(e);
    }
}
