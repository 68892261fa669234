package org.runehall.app;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import android.widget.Toast;

import org.runehall.mobile.Program;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Brings records of matches in and out, by the system's own dialogs for documents: no permission is needed for that. */
final class Records {
    private static final int CHOOSE = 1;
    private static final int SHARE = 2;
    private static final String SHARED = "shared";

    /** No record is nearly as long, in bytes. */
    private static final int LONGEST = 16 << 20;

    private final Activity activity;
    private final Program program;

    /** The file that is being shared: the app may be taken out of memory behind the dialog. */
    private String shared;

    Records(Activity activity, Program program, Bundle state) {
        this.activity = activity;
        this.program = program;
        shared = state == null ? null : state.getString(SHARED);
    }

    void save(Bundle state) {
        state.putString(SHARED, shared);
    }

    void choose() {
        ask(new Intent(Intent.ACTION_OPEN_DOCUMENT), CHOOSE, "*/*");
    }

    /** Goes to the match that another app hands over: as a file, as a link, or as a text with a link in it. */
    void receive(Intent intent) {
        String action = intent == null ? null : intent.getAction();
        if (Intent.ACTION_SEND.equals(action)) {
            Uri document = intent.getParcelableExtra(Intent.EXTRA_STREAM);
            String text = intent.getStringExtra(Intent.EXTRA_TEXT);
            if (document != null) {
                open(document);
            } else if (text != null) {
                program.open(text.getBytes(StandardCharsets.UTF_8));
            }
        } else if (Intent.ACTION_VIEW.equals(action) && intent.getData() != null) {
            Uri place = intent.getData();
            if ("content".equals(place.getScheme())) {
                open(place);
            } else {
                program.open(place.toString().getBytes(StandardCharsets.UTF_8));
            }
        }
    }

    private void open(Uri document) {
        new Thread(() -> {
            try {
                program.open(read(document));
            } catch (IOException | SecurityException e) {
                activity.runOnUiThread(() -> tell(e));
            }
        }).start();
    }

    void share(String path) {
        shared = path;
        // A type that the system knows would put its own ending to the name.
        ask(new Intent(Intent.ACTION_CREATE_DOCUMENT).putExtra(Intent.EXTRA_TITLE, new File(path).getName()),
            SHARE, "application/octet-stream");
    }

    private void ask(Intent dialog, int request, String type) {
        try {
            activity.startActivityForResult(dialog.addCategory(Intent.CATEGORY_OPENABLE).setType(type), request);
        } catch (ActivityNotFoundException e) {
            tell(e);
        }
    }

    /** Goes on with what a dialog returned. Files may lie in another app, or elsewhere: they are not read on this thread. */
    void result(int request, int result, Intent data) {
        Uri document = data == null ? null : data.getData();
        if (result != Activity.RESULT_OK || document == null) {
            return;
        }
        String path = shared;
        new Thread(() -> {
            try {
                if (request == CHOOSE) {
                    program.open(read(document));
                } else if (request == SHARE && path != null) {
                    write(path, document);
                }
            } catch (IOException | SecurityException e) {
                activity.runOnUiThread(() -> tell(e));
            }
        }).start();
    }

    private byte[] read(Uri document) throws IOException {
        try (InputStream in = activity.getContentResolver().openInputStream(document)) {
            if (in == null) {
                throw new IOException(document.toString());
            }
            ByteArrayOutputStream text = new ByteArrayOutputStream();
            copy(in, text);
            return text.toByteArray();
        }
    }

    private void write(String path, Uri document) throws IOException {
        try (InputStream in = new FileInputStream(path);
                OutputStream out = activity.getContentResolver().openOutputStream(document)) {
            if (out == null) {
                throw new IOException(document.toString());
            }
            copy(in, out);
        }
    }

    private static void copy(InputStream in, OutputStream out) throws IOException {
        byte[] part = new byte[1 << 14];
        int length = 0;
        for (int n; (n = in.read(part)) >= 0; length += n) {
            if (length > LONGEST) {
                throw new IOException("> " + LONGEST);
            }
            out.write(part, 0, n);
        }
    }

    private void tell(Exception e) {
        Toast.makeText(activity, activity.getString(R.string.unreadable, e.getMessage()), Toast.LENGTH_LONG).show();
    }
}
