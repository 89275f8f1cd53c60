import { formatDay } from '../../words/dates.ts';
import { blocksOf, type Block, type Run } from './blocks.ts';
import { drawBlocks } from './draw-blocks.ts';
import type { PaperPicture } from './paper-pictures.ts';
import { faceOf } from './letters.ts';
import { COLORS, PAGE, Sheet, type Part, type Style } from './sheet.ts';

export type PaperText = {
  /** The name of the company's brand. */
  readonly brand: string;
  readonly title: string;
  readonly lead: string;
  /** Cleaned rich text with numbered footnotes. */
  readonly body: string;
  /** Its pictures, by address. */
  readonly pictures?: ReadonlyMap<string, PaperPicture>;
  /** Texts of the footnotes, in order. */
  readonly footnotes: readonly string[];
  /** Day of the edition. */
  readonly edition: string;
  /** Absolute URL of the page with the same text. */
  readonly address: string;
};

const TITLE: Style = { size: 24, leading: 30, color: COLORS.text, isBold: true };
const LEAD: Style = { size: 12, leading: 18, color: COLORS.muted };
const SMALL: Style = { size: 8.5, leading: 12, color: COLORS.muted };
/** The standard for accessible PDFs, which pdfkit's types do not know yet. */
const ACCESSIBLE: string = 'PDF/UA';
const WIDTH = PAGE.width - PAGE.left - PAGE.right;

const editionOf = (day: string) => `Редакция от\u00a0${formatDay(day)}\u00a0г.`;

function head(sheet: Sheet, part: Part, { title, lead, edition, address }: PaperText): void {
  const put = (type: string, runs: readonly Run[], style: Style) => {
    const inner = sheet.doc.struct(type);
    part.add(inner);
    sheet.flow(sheet.lines(runs, WIDTH, style), PAGE.left, style, inner);
  };
  sheet.ornament(() => {
    sheet.logo(PAGE.left, PAGE.top, 22);
  });
  sheet.moveTo(PAGE.top + 52);
  put('H1', [{ text: title }], TITLE);
  sheet.air(8);
  put('P', [{ text: lead }], LEAD);
  sheet.air(10);
  const { host, pathname } = new URL(address);
  const where = { text: decodeURI(host + pathname), url: address };
  put('P', [{ text: `${editionOf(edition)} На\u00a0сайте: ` }, where], {
    ...SMALL,
    size: 9.5,
    leading: 14,
  });
  sheet.air(16);
}

/** The footer of every page, once the number of pages is known. */
function foot(sheet: Sheet, { brand, title, edition }: PaperText): void {
  const { doc } = sheet;
  const { count } = doc.bufferedPageRange();
  const y = PAGE.height - 42;
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    sheet.ornament(() => {
      doc.save().lineWidth(0.6).strokeColor(COLORS.line);
      doc
        .moveTo(PAGE.left, y - 14)
        .lineTo(PAGE.left + WIDTH, y - 14)
        .stroke()
        .restore();
      const number = `стр.\u00a0${page + 1} из\u00a0${count}`;
      const room = WIDTH - 80;
      const [line = []] = sheet.lines(
        [{ text: `${brand} · ${title} · ${editionOf(edition)}` }],
        room,
        SMALL,
      );
      sheet.mark(line.map(({ text }) => text).join(''), PAGE.left, y, SMALL);
      const end = sheet.widthOf([{ text: number, run: { text: number } }], SMALL);
      sheet.mark(number, PAGE.left + WIDTH - end, y, SMALL);
    }, 'Pagination');
  }
}

function notesOf({ footnotes }: PaperText): Block[] {
  if (footnotes.length === 0) return [];
  const items = footnotes.map((note): Block[] => [{ kind: 'paragraph', runs: [{ text: note }] }]);
  return [
    { kind: 'heading', level: 2, runs: [{ text: 'Сноски' }] },
    { kind: 'list', isNumbered: true, items },
  ];
}

/** A heading of level two opens a bookmark; one of level three is nested in it. */
function bookmarks(sheet: Sheet): (level: number, title: string) => void {
  const { outline } = sheet.doc;
  let section = outline;
  return (level, title) => {
    const options = { top: sheet.y - 8, left: 0 };
    if (level === 2) section = outline.addItem(title, options);
    else if (level === 3) section.addItem(title, options);
  };
}

/**
 * A page as a PDF: A4, tagged for screen readers, with bookmarks. The same text produces the same bytes: its
 * only date is that of the edition.
 */
export async function drawDocument(text: PaperText): Promise<Buffer> {
  // Loaded only when there is something to draw: it also loads a font parser.
  const { default: PDFDocument } = await import('pdfkit');
  const { brand, title, lead, edition, address } = text;
  const at = new Date(edition);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: ACCESSIBLE as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    displayTitle: true,
    lang: 'ru-RU',
    info: { Title: title, Author: brand, Subject: lead, CreationDate: at, ModDate: at },
  });
  doc.registerFont('regular', faceOf('regular')).registerFont('bold', faceOf('bold'));
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  const sheet = new Sheet(doc, address);
  head(sheet, whole, text);
  drawBlocks([...blocksOf(text.body), ...notesOf(text)], {
    sheet,
    column: { x: PAGE.left, width: WIDTH },
    part: whole,
    pictures: text.pictures ?? new Map(),
    bookmark: bookmarks(sheet),
  });
  foot(sheet, text);
  whole.end();
  doc.end();
  return Buffer.concat(await doc.toArray());
}
