import type { LibraryFile, LibraryUse } from '../../schemas/library.ts';
import { CHANGED } from './listed.ts';

export const libraryPicture: LibraryFile = {
  id: 7,
  kind: 'picture',
  src: '/media/upload-0f343b0931126a20f133d67c2b018a3b.png',
  name: 'dve-linzy.png',
  title: 'Две линзы на\u00a0столе',
  alt: 'Две линзы',
  focus: { x: 0.7, y: 0.4 },
  width: 1200,
  height: 750,
  bytes: 182_400,
  uploaded_by: 'Вера',
  uploaded_at: CHANGED,
  updated_at: CHANGED,
};

export const libraryUse: LibraryUse = {
  collection: 'articles',
  id: 12,
  draft: null,
  title: 'Как выбрать линзы',
};
