import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import './letters.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import { EditorApp } from './app/EditorApp.tsx';
import { NONCE } from './app/nonce.ts';

const cache = createCache({ key: 'ed', nonce: NONCE });
const place = document.getElementById('editor');
if (!place) throw new Error('The document has no place for the screen');

createRoot(place).render(
  <StrictMode>
    <CacheProvider value={cache}>
      <HelmetProvider>
        <EditorApp />
      </HelmetProvider>
    </CacheProvider>
  </StrictMode>,
);
