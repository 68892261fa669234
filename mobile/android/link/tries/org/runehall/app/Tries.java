package org.runehall.app;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;

/** Tries those parts of the app that need nothing of Android, in a virtual machine that is none of Android's. */
public final class Tries {
    private static int failed;

    public static void main(String[] args) throws IOException {
        File home = Files.createTempDirectory("runehall").toFile();
        File folder = new File(home, "exports");
        File record = new File(folder, "a match.runehall"), secret = new File(home, "settings"), below = new File(folder, "below");
        if (!folder.mkdir() || !below.mkdir() || !record.createNewFile() || !secret.createNewFile()) {
            throw new IOException("no files to try it with");
        }
        check("a file that is shared", record.getCanonicalFile().equals(lent(folder, "a match.runehall")));
        for (String name : new String[] {"../settings", "below/../../settings", secret.getPath(), "below", "..", ".", "", "none", null}) {
            check("not to be lent: " + name, lent(folder, name) == null);
        }
        for (File file : new File[] {record, secret, below, folder, home}) {
            check("tidied up", file.delete());
        }

        byte[] text = new byte[100_000];
        Arrays.fill(text, (byte) 'x');
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Records.copy(new ByteArrayInputStream(text), out, text.length);
        check("all of a text", Arrays.equals(text, out.toByteArray()));
        try {
            Records.copy(new ByteArrayInputStream(text), new ByteArrayOutputStream(), text.length - 1);
            check("a text that is too long", false);
        } catch (IOException e) {
            check("a text that is too long", true);
        }
        if (failed > 0) {
            System.exit(1);
        }
    }

    private static File lent(File folder, String name) {
        try {
            return SharedFiles.lent(folder, name);
        } catch (FileNotFoundException e) {
            return null;
        }
    }

    private static void check(String what, boolean right) {
        if (!right) {
            failed++;
            System.err.println("wrong: " + what);
        }
    }
}
