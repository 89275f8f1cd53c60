import type { SomeDocs } from './doc.ts';
import { listed } from './examples/listed.ts';
import { libraryPicture, libraryUse } from './examples/library.ts';

const { id, src, width, height, title, alt, focus } = libraryPicture;

/** Uploaded pictures and PDFs. */
export const library = {
  editorPicture: {
    summary: 'Upload a picture',
    description:
      'Up to 10 MB and 8,000 px per side. Send the file as the body, with its `name` in the query, ' +
      'or as the `file` field of a form. The result has all properties of a picture field except the ' +
      'alternative text; in rich text, use `<figure><img src="…" alt="…"></figure>`. A picture that ' +
      'is already in the library is not added again.',
    upload: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
    example: { src, width: 1200, height: 750 },
  },
  editorFile: {
    summary: 'Upload a PDF',
    description:
      'Up to 10 MB, without a password or scripts; uploaded like a picture. `document.file` of a ' +
      'page refers to it.',
    upload: ['application/pdf'],
    example: { src: '/media/upload-0f343b0931126a20f133d67c2b018a3b.pdf', bytes: 48_213 },
  },
  editorLibrary: {
    summary: 'List the files of the library',
    description:
      'Pictures and PDFs, newest first. `search` matches words of file names, titles and ' +
      'descriptions in any order and form. `src` finds the file with that address, such as a ' +
      'previous upload.',
    params: { kind: 'picture', search: 'линзы' },
    example: listed({ ...libraryPicture, width, height }),
  },
  editorLibraryFile: {
    summary: 'Read a file of the library',
    description:
      'Includes every use of the file: in a picture or file field or in rich text, published or in a ' +
      'draft. Earlier revisions are not counted.',
    params: { id },
    example: { ...libraryPicture, uses: [libraryUse] },
  },
  editorLibraryDescribe: {
    summary: 'Edit the details of a file in the library',
    description:
      '`title` is for editors. `alt` is the default for new uses of the picture; existing uses have ' +
      'their own text and stay unchanged. `focus` is the point that crops keep in view, as fractions ' +
      'of width and height from the top left: entities that show the picture are saved with the new ' +
      'point, and their pages are updated.',
    params: { id, about: { title, alt, focus } },
    example: { ...libraryPicture, uses: [libraryUse] },
  },
  editorLibraryReplace: {
    summary: 'Replace a file of the library',
    description:
      'Send it like an upload; it must be of the same kind. The file keeps its id and gets a new ' +
      '`src`; all entities and drafts that show it are updated with the new `src` and picture size, ' +
      'and so are their pages. Earlier revisions keep the old file. Rejected if an entity cannot be ' +
      'saved (`fields` names it) or if content outside the collections shows the file.',
    params: { id },
    upload: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'application/pdf'],
    example: { ...libraryPicture, uses: [libraryUse] },
  },
  editorLibraryRemove: {
    summary: 'Delete a file of the library',
    description:
      'Only unused files can be deleted; otherwise `fields` lists the uses. A file used only by ' +
      'earlier revisions stays on the server for them.',
    params: { id },
    example: libraryPicture,
  },
} satisfies SomeDocs;
