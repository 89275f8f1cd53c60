import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { NONCE_PLACE } from '../src/config/editor-screen.ts';

/** The editor's screen: an app of its own. `scripts/build-editor.ts` says where the files go. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/admin/',
  plugins: [react()],
  html: { cspNonce: NONCE_PLACE },
  // Served once and kept: what matters is tests/browser's limit of compressed bytes.
  build: {
    chunkSizeWarningLimit: 1_500,
    target: 'es2023',
    emptyOutDir: true,
    reportCompressedSize: false,
  },
});
