import type PDFDocument from 'pdfkit';
import { BRAND_COLORS, LOGO } from '../../config/brand.ts';
import type { Run } from './blocks.ts';
import { linesOf, widthOf, type Line, type Piece } from './lines.ts';

type Document = InstanceType<typeof PDFDocument>;
/** A structure element for screen readers: a heading, a list, a link. */
export type Part = ReturnType<Document['struct']>;

/** Points. A4 with space on the left for punched holes. */
export const PAGE = { width: 595.28, height: 841.89, left: 71, right: 57, top: 68, bottom: 78 };
const FLOOR = PAGE.height - PAGE.bottom;

export const COLORS = {
  text: BRAND_COLORS.light.text,
  muted: '#47626a',
  action: BRAND_COLORS.light.action,
  line: BRAND_COLORS.light.ring,
};

export type Style = {
  readonly size: number;
  readonly leading: number;
  readonly color: string;
  readonly isBold?: boolean;
};

const RAISED = { size: 0.66, lift: 0.36 };

/** The horizontal position of a text on the page. */
export type Column = { readonly x: number; readonly width: number };

/** The line with a trailing space, so that listening or copying does not join two words. */
const spaced = (line: Line): Line => [...line, { text: ' ', run: { text: ' ' } }];

/** A page that is filled from top to bottom; a new one starts when it is full. */
export class Sheet {
  readonly doc: Document;
  readonly #base: string;
  #y = PAGE.top;
  /** The page is still empty, so space above would only push the text down. */
  #isFresh = true;

  /** @param base what relative links are resolved against. */
  constructor(doc: Document, base: string) {
    this.doc = doc;
    this.#base = base;
  }

  get y(): number {
    return this.#y;
  }

  /** Adds vertical space, but not at the top of a page. */
  air(height: number): void {
    if (!this.#isFresh) this.#y += height;
  }

  moveTo(y: number): void {
    this.#y = y;
    this.#isFresh = false;
  }

  /** Starts a new page when less space than this is left. @returns whether it did. */
  need(height: number): boolean {
    if (this.#y + height <= FLOOR || this.#isFresh) return false;
    this.doc.addPage();
    this.#y = PAGE.top;
    this.#isFresh = true;
    return true;
  }

  /** Draws decoration, which screen readers skip. */
  ornament(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  readonly #measure = (style: Style) => (text: string, run: Run) => {
    this.#take(style, run);
    return this.doc.widthOfString(text);
  };

  #take({ size, isBold = false }: Style, { bold, raised }: Run): void {
    this.doc.font(isBold || bold ? 'bold' : 'regular');
    this.doc.fontSize(raised ? size * RAISED.size : size);
  }

  lines(runs: readonly Run[], width: number, style: Style): Line[] {
    return linesOf(runs, width, this.#measure(style));
  }

  widthOf(line: Line, style: Style): number {
    return widthOf(line, this.#measure(style));
  }

  /** A text outside the flow, such as a page number. @param y of its baseline. */
  mark(text: string, x: number, y: number, style: Style): void {
    this.#take(style, { text });
    this.doc.fillColor(style.color).text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
  }

  #piece({ text, run }: Piece, x: number, y: number, style: Style): number {
    const { doc } = this;
    this.#take(style, run);
    const width = doc.widthOfString(text);
    const feet = run.raised ? y - style.size * RAISED.lift : y;
    doc.fillColor(run.url === undefined ? style.color : COLORS.action);
    const oblique = run.italic ?? false;
    doc.text(text, x, feet, { lineBreak: false, baseline: 'alphabetic', oblique });
    return width;
  }

  #link({ text, run: { url = '' } }: Piece, x: number, y: number, width: number, part: Part): void {
    const lead = text.length - text.trimStart().length;
    const left = x + (lead === 0 ? 0 : this.doc.widthOfString(' '));
    const [right, size] = [x + width, 11];
    this.doc.save().lineWidth(0.6).strokeColor(COLORS.action);
    this.doc
      .moveTo(left, y + 2)
      .lineTo(right, y + 2)
      .stroke()
      .restore();
    const { href } = new URL(url, this.#base);
    // pdfkit writes a plain string as a name, and only an object as text.
    const told: object = { Contents: Object(text.trim()) };
    const options = { structParent: part, ...told };
    this.doc.link(left, y - size, right - left, size + 4, href, options);
  }

  /** One line, tagged for screen readers as a part of `part`. */
  line(line: Line, x: number, top: number, style: Style, part: Part): void {
    const feet = top + style.leading / 2 + style.size * 0.35;
    let pen = x;
    for (const piece of line) {
      const at = pen;
      const isLink = piece.run.url !== undefined;
      const owner = isLink ? this.doc.struct('Link') : part;
      if (isLink) part.add(owner);
      owner.add(() => {
        const width = this.#piece(piece, at, feet, style);
        pen = at + width;
        if (isLink) this.#link(piece, at, feet, width, owner);
      });
    }
  }

  /**
   * Lines one below another. No page ends with the first line of a paragraph or begins with its
   * last.
   * @param beside draws what is next to each line.
   */
  flow(
    lines: readonly Line[],
    x: number,
    style: Style,
    part: Part,
    beside: (top: number, place: number) => void = () => {},
  ): void {
    const { length } = lines;
    for (const [place, line] of lines.entries()) {
      const isPair = place === 0 || place === length - 2;
      const together = length === 3 && place === 0 ? 3 : isPair ? Math.min(2, length) : 1;
      this.need(together * style.leading);
      beside(this.#y, place);
      this.line(place < length - 1 ? spaced(line) : line, x, this.#y, style, part);
      this.moveTo(this.#y + style.leading);
    }
  }

  /** A picture, with its description for screen readers; without one it is decoration. */
  picture(jpeg: Buffer, size: Column & { readonly height: number }, alt: string, part: Part): void {
    const { x, width, height } = size;
    const top = this.#y;
    const draw = () => {
      this.doc.image(jpeg, x, top, { width, height });
    };
    if (alt === '') this.ornament(draw);
    else {
      const figure = this.doc.struct('Figure', { alt, bbox: [x, top, x + width, top + height] });
      part.add(figure);
      figure.add(draw);
    }
    this.moveTo(top + height);
  }

  /** The logo, as a drawing. */
  logo(x: number, y: number, height: number): void {
    const { viewBox, strokes, pen, lens, glint } = LOGO;
    const scale = height / viewBox.height;
    const { doc } = this;
    doc.save().translate(x, y).scale(scale).translate(-viewBox.x, -viewBox.y);
    doc.lineWidth(pen).lineCap('round').lineJoin('round').strokeColor(COLORS.action);
    for (const stroke of strokes) doc.path(stroke).stroke();
    doc.circle(lens.x, lens.y, lens.radius).stroke();
    doc.circle(glint.x, glint.y, glint.radius).fill(BRAND_COLORS.light.accent);
    doc.restore();
  }
}
