import { inflateSync } from 'node:zlib';

/** What a reader finds in a PDF written by pdfkit. */
export type ReadPdf = {
  /** Text of each page, line by line. */
  readonly pages: readonly string[];
  /** Targets of links. */
  readonly links: readonly string[];
  /** Types of the structure elements for screen readers, in order. */
  readonly parts: readonly string[];
  /** The catalogue and everything else that is not compressed. */
  readonly raw: string;
};

type Objects = ReadonlyMap<string, { readonly head: string; readonly content: string }>;

function objectsOf(bytes: Uint8Array): Objects {
  const raw = Buffer.from(bytes).toString('latin1');
  const found = [...raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)];
  return new Map(
    found.map(([, id = '', body = '']) => {
      const [head = '', ...rest] = body.split('stream\n');
      const stream = Buffer.from(rest.join('stream\n').replace(/\nend$/, ''), 'latin1');
      const isPacked = head.includes('/FlateDecode') && stream.length > 0;
      const content = isPacked ? inflateSync(stream).toString('latin1') : stream.toString('latin1');
      return [id, { head, content }] as const;
    }),
  );
}

const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** The characters of a font's codes, in order. */
function lettersOf(objects: Objects, font: string): string[] {
  const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '') ?? [];
  const ranges = [...(objects.get(map)?.content ?? '').matchAll(/\[(.*)\]/g)];
  return ranges.flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, code = '']) => utf16(code.replaceAll(' ', ''))),
  );
}

function wordsOf(objects: Objects, page: string): string {
  const refer = (name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(page)?.[1] ?? '';
  const resources = objects.get(refer('Resources'))?.head ?? '';
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id = '']) => [
      name,
      lettersOf(objects, id),
    ]),
  );
  let [words, line] = ['', ''];
  const shown = /1 0 0 1 \S+ (\S+) Tm\n\/(F\d+) \S+ Tf\n(?:.*\n)?\[(.*)\] TJ/g;
  for (const [, height = '', font, codes = ''] of objects
    .get(refer('Contents'))
    ?.content.matchAll(shown) ?? []) {
    if (height !== line && words !== '') words += '\n';
    line = height;
    const letters = fonts.get(font) ?? [];
    for (const [, hex = ''] of codes.matchAll(/<([0-9a-f]+)>/g)) {
      for (const code of hex.match(/.{4}/g) ?? []) words += letters[parseInt(code, 16)] ?? '';
    }
  }
  return words;
}

/** Parses a PDF written by pdfkit; PDFs of other programs are not supported. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const objects = objectsOf(bytes);
  const heads = [...objects.values()].map(({ head }) => head);
  const isPage = (head: string) => /\/Type \/Page\n/.test(head);
  return {
    pages: heads.filter(isPage).map((page) => wordsOf(objects, page)),
    links: heads.flatMap((head) => /\/URI \((.*)\)/.exec(head)?.[1] ?? []),
    parts: heads.flatMap((head) => /^<<\n\/S \/(\w+)/.exec(head)?.[1] ?? []),
    raw: Buffer.from(bytes).toString('latin1'),
  };
}
