package org.runehall.app;

import android.content.ContentProvider;
import android.content.ContentValues;
import android.content.Context;
import android.database.Cursor;
import android.database.MatrixCursor;
import android.net.Uri;
import android.os.ParcelFileDescriptor;
import android.provider.OpenableColumns;

import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;

/**
 * Lends the files that the person shares to the app that they chose for it, and to no other: the share sheet hands over the right
 * to read one. They stay where the program has put them, so that whoever reads late finds them.
 */
public final class SharedFiles extends ContentProvider {
    /** The folder of the files below the program's own, which internal/store fills. */
    private static final String FOLDER = "exports";

    /** Returns the address under which another app reads a file of that folder. */
    static Uri address(Context context, File file) {
        return new Uri.Builder().scheme("content").authority(context.getPackageName() + ".shared").appendPath(file.getName()).build();
    }

    private File file(Uri address) throws FileNotFoundException {
        return lent(new File(getContext().getFilesDir(), FOLDER), address.getLastPathSegment());
    }

    /** Returns the file of a name in a folder, and no other, whatever the name leads to. */
    static File lent(File folder, String name) throws FileNotFoundException {
        try {
            File there = folder.getCanonicalFile();
            File file = new File(there, String.valueOf(name)).getCanonicalFile();
            if (there.equals(file.getParentFile()) && file.isFile()) {
                return file;
            }
        } catch (IOException e) {
            // There is no such file.
        }
        throw new FileNotFoundException(name);
    }

    @Override
    public ParcelFileDescriptor openFile(Uri address, String mode) throws FileNotFoundException {
        if (!"r".equals(mode)) {
            throw new FileNotFoundException(address + " for " + mode);
        }
        return ParcelFileDescriptor.open(file(address), ParcelFileDescriptor.MODE_READ_ONLY);
    }

    /** Tells the name and the length, of which apps show something before they read. */
    @Override
    public Cursor query(Uri address, String[] wanted, String selection, String[] arguments, String order) {
        File file;
        try {
            file = file(address);
        } catch (FileNotFoundException e) {
            return null;
        }
        String[] columns = wanted != null ? wanted : new String[] {OpenableColumns.DISPLAY_NAME, OpenableColumns.SIZE};
        Object[] row = new Object[columns.length];
        for (int i = 0; i < columns.length; i++) {
            if (OpenableColumns.DISPLAY_NAME.equals(columns[i])) {
                row[i] = file.getName();
            } else if (OpenableColumns.SIZE.equals(columns[i])) {
                row[i] = file.length();
            }
        }
        MatrixCursor answer = new MatrixCursor(columns, 1);
        answer.addRow(row);
        return answer;
    }

    @Override
    public String getType(Uri address) {
        return Records.type(address.getPath());
    }

    @Override
    public boolean onCreate() {
        return true;
    }

    @Override
    public Uri insert(Uri address, ContentValues values) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int update(Uri address, ContentValues values, String selection, String[] arguments) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int delete(Uri address, String selection, String[] arguments) {
        throw new UnsupportedOperationException();
    }
}
