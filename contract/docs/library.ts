import type { SomeDocs } from './doc.ts';
import { listed } from './examples/listed.ts';
import { libraryPicture, libraryUse } from './examples/library.ts';

const { id, src, width, height, title, alt, focus } = libraryPicture;

/** Uploaded pictures and PDFs. */
export const library = {
  editorPicture: {
    summary: 'Upload a picture',
    description:
      'Up to 10 MB and 8,000 px a side. The body is the file, with its `name` in the query, or a form ' +
      'with it in the field `file`. The result contains what a picture field requires besides its ' +
      'alternative text; a rich text shows it as `<figure><img src="…" alt="…"></figure>`. A picture ' +
      'that is already in the library is not added again.',
    upload: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
    example: { src, width: 1200, height: 750 },
  },
  editorFile: {
    summary: 'Upload a PDF',
    description:
      'Up to 10 MB, without a password or scripts, uploaded like a picture; `document.file` of a page ' +
      'refers to it.',
    upload: ['application/pdf'],
    example: { src: '/media/upload-0f343b0931126a20f133d67c2b018a3b.pdf', bytes: 48_213 },
  },
  editorLibrary: {
    summary: 'List the library',
    description:
      'Pictures and PDFs, newest first. `search` finds words of file names, titles and descriptions ' +
      'in any order and form, `src` the one file at an address, such as that of an upload.',
    params: { kind: 'picture', search: 'линзы' },
    example: listed({ ...libraryPicture, width, height }),
  },
  editorLibraryFile: {
    summary: 'Read a file of the library',
    description:
      'With every place that shows it: in a field of its own or inside a rich text, published or in ' +
      'a draft. Earlier revisions do not count.',
    params: { id },
    example: { ...libraryPicture, uses: [libraryUse] },
  },
  editorLibraryDescribe: {
    summary: 'Describe a file of the library',
    description:
      '`title` is for editors. `alt` is what a new use of the picture begins with: places that show ' +
      'it have descriptions of their own, which stay as they are. `focus` is the point that crops keep, ' +
      'in shares of width and height from the top left: entities that show the picture are saved with ' +
      'it, and the pages follow.',
    params: { id, about: { title, alt, focus } },
    example: { ...libraryPicture, uses: [libraryUse] },
  },
  editorLibraryReplace: {
    summary: 'Replace a file of the library',
    description:
      'Sent like an upload, and of the same kind. The file keeps its id and gets another `src`; every ' +
      'entity and draft that shows it is changed to that, with the size of the new picture, and the ' +
      'pages follow. Earlier revisions keep the former file. Refused where an entity could not be ' +
      'saved as it is (`fields` names it) or where content without a collection shows the file.',
    params: { id },
    upload: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'application/pdf'],
    example: { ...libraryPicture, uses: [libraryUse] },
  },
  editorLibraryRemove: {
    summary: 'Delete a file of the library',
    description:
      'Only an unused one; otherwise `fields` names the uses. A file that only earlier revisions show ' +
      'stays on the server for them.',
    params: { id },
    example: libraryPicture,
  },
} satisfies SomeDocs;
