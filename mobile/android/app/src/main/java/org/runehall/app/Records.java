package org.runehall.app;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.ClipData;
import android.content.ComponentName;
import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import android.os.Parcelable;
import android.widget.Toast;

import org.runehall.mobile.Program;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Brings matches in and out, by the system's own dialogs and its share sheet: no permission is needed for that. */
final class Records {
    private static final int CHOOSE = 1;
    private static final int SHARE = 2;
    private static final String SHARED = "shared";

    /** A type that the system knows would put its own ending to the name. */
    static final String TYPE = "application/octet-stream";

    /** Not even all the matches of years are nearly as long, in bytes. */
    private static final int LONGEST = 64 << 20;

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
        start(document(Intent.ACTION_OPEN_DOCUMENT, "*/*"), CHOOSE);
    }

    /** Goes to the match that another app hands over: as a file, as a link, or as a text with a link in it. */
    void receive(Intent intent) {
        try {
            take(intent);
        } catch (RuntimeException e) {
            tell(e); // anybody may send what cannot be unpacked here
        }
    }

    private void take(Intent intent) {
        String action = intent == null ? null : intent.getAction();
        if (Intent.ACTION_SEND.equals(action)) {
            Parcelable document = intent.getParcelableExtra(Intent.EXTRA_STREAM);
            CharSequence text = intent.getCharSequenceExtra(Intent.EXTRA_TEXT);
            if (document instanceof Uri) {
                open((Uri) document);
            } else if (text != null) {
                open(text.toString());
            }
        } else if (Intent.ACTION_VIEW.equals(action) && intent.getData() != null) {
            Uri place = intent.getData();
            if ("content".equals(place.getScheme())) {
                open(place);
            } else {
                open(place.toString());
            }
        }
    }

    private void open(String link) {
        program.open(link.getBytes(StandardCharsets.UTF_8));
    }

    private void open(final Uri document) {
        // Of files that have only a path some lie where this app alone may read: nobody else has any business with those.
        if (!"content".equals(document.getScheme())) {
            tell(new IOException(document.toString()));
            return;
        }
        work(new Work() {
            @Override
            public void run() throws IOException {
                program.open(read(document));
            }
        });
    }

    /** Offers the address of a match to whatever apps take a text. */
    void send(String link) {
        start(sheet(new Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, link)), SHARE);
    }

    /** Offers a file to whatever apps take one, and first of all to the one that saves files. */
    void share(String path) {
        shared = path;
        File file = new File(path);
        String type = type(path);
        Uri address = SharedFiles.address(activity, file);
        Intent send = new Intent(Intent.ACTION_SEND).setType(type).putExtra(Intent.EXTRA_STREAM, address)
            .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION);
        send.setClipData(ClipData.newRawUri(null, address)); // what the permission is about
        Intent save = document(Intent.ACTION_CREATE_DOCUMENT, type).putExtra(Intent.EXTRA_TITLE, file.getName());
        start(sheet(send).putExtra(Intent.EXTRA_INITIAL_INTENTS, new Intent[] {save}), SHARE);
    }

    /** The type of a file that is given out: a match, or a picture of one. */
    static String type(String path) {
        return path != null && path.endsWith(".png") ? "image/png" : TYPE;
    }

    /** The system's share sheet, without this app, which would take its own things. */
    private Intent sheet(Intent what) {
        return Intent.createChooser(what, null)
            .putExtra(Intent.EXTRA_EXCLUDE_COMPONENTS, new ComponentName[] {activity.getComponentName()});
    }

    private static Intent document(String action, String type) {
        return new Intent(action).addCategory(Intent.CATEGORY_OPENABLE).setType(type);
    }

    private void start(Intent dialog, int request) {
        try {
            activity.startActivityForResult(dialog, request);
        } catch (ActivityNotFoundException e) {
            tell(e);
        }
    }

    /** Goes on with what a dialog returned. Apps that a file was sent to return nothing. */
    void result(final int request, int result, Intent data) {
        final Uri document = data == null ? null : data.getData();
        if (result != Activity.RESULT_OK || document == null) {
            return;
        }
        final String path = shared;
        work(new Work() {
            @Override
            public void run() throws IOException {
                if (request == CHOOSE) {
                    program.open(read(document));
                } else if (request == SHARE && path != null) {
                    write(path, document);
                }
            }
        });
    }

    /** What is done with files, which may lie in another app or elsewhere: not on the thread of the view. */
    private interface Work {
        void run() throws IOException;
    }

    private void work(final Work work) {
        new Thread(new Runnable() {
            @Override
            public void run() {
                try {
                    work.run();
                } catch (final IOException | RuntimeException e) {
                    activity.runOnUiThread(new Runnable() {
                        @Override
                        public void run() {
                            tell(e);
                        }
                    });
                }
            }
        }).start();
    }

    private byte[] read(Uri document) throws IOException {
        try (InputStream in = activity.getContentResolver().openInputStream(document)) {
            if (in == null) {
                throw new IOException(document.toString());
            }
            ByteArrayOutputStream text = new ByteArrayOutputStream();
            copy(in, text, LONGEST);
            return text.toByteArray();
        }
    }

    private void write(String path, Uri document) throws IOException {
        try (InputStream in = new FileInputStream(path);
                OutputStream out = activity.getContentResolver().openOutputStream(document)) {
            if (out == null) {
                throw new IOException(document.toString());
            }
            copy(in, out, Long.MAX_VALUE);
        }
    }

    /** Copies at most so many bytes; if there are more, that is an error. */
    static void copy(InputStream in, OutputStream out, long most) throws IOException {
        byte[] part = new byte[1 << 14];
        long length = 0;
        for (int n; (n = in.read(part)) >= 0;) {
            length += n;
            if (length > most) {
                throw new IOException("> " + most);
            }
            out.write(part, 0, n);
        }
    }

    private void tell(Exception e) {
        Toast.makeText(activity, activity.getString(R.string.unreadable, e.getMessage()), Toast.LENGTH_LONG).show();
    }
}
