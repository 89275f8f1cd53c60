import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { NONCE_PLACE } from '../src/config/editor-screen.ts';
import { writeLetters } from './build/letters.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What everybody needs first; all else is loaded with its first use. */
const FIRST = /editor\/(?:main|collections\/CollectionList)\.tsx$/;

/** The editor's screen: an app of its own. `scripts/build-editor.ts` says where the files go. */
export default defineConfig(async () => ({
  root: pathOf('.'),
  base: '/admin/',
  plugins: [react()],
  html: { cspNonce: NONCE_PLACE },
  resolve: {
    alias: [
      { find: 'letters', replacement: await writeLetters(pathOf('../node_modules')) },
      { find: /^graphql$/, replacement: pathOf('build/no-graphql-parser.ts') },
      { find: /^jsonexport\/.*$/, replacement: pathOf('build/no-table-export.ts') },
      { find: /^object\.entries$/, replacement: pathOf('build/object-entries.cjs') },
    ],
  },
  build: {
    // What counts is the limit of compressed bytes in tests/build/editor-screen.test.ts.
    chunkSizeWarningLimit: 1_500,
    manifest: true,
    target: 'es2023',
    emptyOutDir: true,
    reportCompressedSize: false,
    // In one file: fewer requests, and what belongs together is smaller together.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', test: FIRST }] } } },
  },
}));
