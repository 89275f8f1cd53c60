import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { NONCE_PLACE } from '../src/config/editor-screen.ts';
import { writeLetters } from './build/letters.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The first chunk, which everybody needs; all else is loaded on first use. */
const FIRST = /editor\/(?:main|collections\/CollectionList)\.tsx$/;

/** The editor app. `scripts/build-editor.ts` says where its files go. */
export default defineConfig(async () => ({
  root: pathOf('.'),
  base: '/admin/',
  plugins: [react()],
  html: { cspNonce: NONCE_PLACE },
  resolve: {
    alias: [
      { find: 'letters', replacement: await writeLetters(pathOf('../node_modules')) },
      { find: /^graphql$/, replacement: pathOf('build/no-graphql-parser.ts') },
      { find: /^\.\/FilterForm\.js$/, replacement: pathOf('build/no-filter-form.ts') },
      { find: /^jsonexport\/.*$/, replacement: pathOf('build/no-table-export.ts') },
      { find: /^object\.entries$/, replacement: pathOf('build/object-entries.cjs') },
    ],
  },
  build: {
    // The real limit, in compressed bytes, is in tests/build/editor-screen.test.ts.
    chunkSizeWarningLimit: 1_500,
    manifest: true,
    target: 'es2023',
    emptyOutDir: true,
    reportCompressedSize: false,
    // In one chunk: fewer requests and better compression.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', test: FIRST }] } } },
  },
}));
