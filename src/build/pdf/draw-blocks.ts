import type { Block, Cell, Run } from './blocks.ts';
import type { PaperPicture } from './paper-pictures.ts';
import { COLORS, type Column, type Part, type Sheet, type Style } from './sheet.ts';

const BODY: Style = { size: 10.5, leading: 15.5, color: COLORS.text };
const HEADINGS: Readonly<Record<2 | 3 | 4, Style & { readonly above: number }>> = {
  2: { size: 15, leading: 20, color: COLORS.text, isBold: true, above: 20 },
  3: { size: 12, leading: 17, color: COLORS.text, isBold: true, above: 14 },
  4: { size: 10.5, leading: 15.5, color: COLORS.text, isBold: true, above: 10 },
};
const BETWEEN = 7;
const BELOW_HEADING = 5;
const LIST_INDENT = 20;
const CLAUSE_INDENT = 34;
/** Limits a portrait, so that text fits on its page. */
const PICTURE_HEIGHT = 300;
const CELL = { side: 6, edge: 5 };

/** «2.3. Вы можете…»: the number of a clause, which precedes its text. */
const CLAUSE = /^(\d+(?:\.\d+)+\.?)\s+/;

export type Place = {
  readonly sheet: Sheet;
  readonly column: Column;
  readonly part: Part;
  /** By the address in the text. */
  readonly pictures: ReadonlyMap<string, PaperPicture>;
  /** Adds a heading to the bookmarks. */
  readonly bookmark: (level: number, title: string) => void;
  /** Draws something on the left of every line. */
  readonly beside?: (top: number) => void;
};

const plain = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');
const inside = ({ x, width }: Column, by: number): Column => ({ x: x + by, width: width - by });

function partIn({ sheet, part }: Place, type: string): Part {
  const inner = sheet.doc.struct(type);
  part.add(inner);
  return inner;
}

function heading(block: Extract<Block, { kind: 'heading' }>, place: Place): void {
  const { sheet, column } = place;
  const style = HEADINGS[block.level];
  const lines = sheet.lines(block.runs, column.width, style);
  const isMoved = sheet.need(style.above + lines.length * style.leading + 3 * BODY.leading);
  if (!isMoved) sheet.air(style.above);
  place.bookmark(block.level, plain(block.runs));
  sheet.flow(lines, column.x, style, partIn(place, `H${block.level}`));
  sheet.air(BELOW_HEADING);
}

function paragraph({ runs }: Extract<Block, { kind: 'paragraph' }>, place: Place): void {
  const { sheet, column, beside = () => {} } = place;
  const part = partIn(place, 'P');
  const [first, ...rest] = runs;
  const [whole = '', number] = CLAUSE.exec(first?.text ?? '') ?? [];
  if (!first || number === undefined) {
    sheet.flow(sheet.lines(runs, column.width, BODY), column.x, BODY, part, beside);
  } else {
    const { x, width } = inside(column, CLAUSE_INDENT);
    const text = [{ ...first, text: first.text.slice(whole.length) }, ...rest];
    sheet.flow(sheet.lines(text, width, BODY), x, BODY, part, (top, line) => {
      beside(top);
      const label = { text: `${number} `, run: { text: number } };
      if (line === 0) sheet.line([label], column.x, top, { ...BODY, color: COLORS.muted }, part);
    });
  }
  sheet.air(BETWEEN);
}

function list({ isNumbered, items }: Extract<Block, { kind: 'list' }>, place: Place): void {
  const { sheet, column } = place;
  const whole = partIn(place, 'L');
  for (const [at, blocks] of items.entries()) {
    const item = sheet.doc.struct('LI');
    whole.add(item);
    const [label, body] = [sheet.doc.struct('Lbl'), sheet.doc.struct('LBody')];
    item.add(label).add(body);
    let isLabelled = false;
    const text = isNumbered ? `${at + 1}.` : '•';
    drawBlocks(blocks, {
      ...place,
      column: inside(column, LIST_INDENT),
      part: body,
      beside: (top) => {
        place.beside?.(top);
        if (isLabelled) return;
        isLabelled = true;
        const mark = { text, run: { text, bold: !isNumbered } };
        sheet.line([mark], column.x + 4, top, { ...BODY, color: COLORS.action }, label);
      },
    });
    // Items of one list are closer to each other than paragraphs are.
    sheet.air(-BETWEEN / 2);
  }
  sheet.air(BETWEEN / 2);
}

function quote({ blocks }: Extract<Block, { kind: 'quote' }>, place: Place): void {
  const { sheet, column } = place;
  drawBlocks(blocks, {
    ...place,
    column: inside(column, 16),
    part: partIn(place, 'BlockQuote'),
    beside: (top) => {
      place.beside?.(top);
      sheet.ornament(() => {
        sheet.doc.rect(column.x, top, 2.5, BODY.leading).fill(COLORS.line);
      });
    },
  });
}

function row(cells: readonly Cell[], width: number, part: Part, { sheet, column }: Place): void {
  const styleOf = ({ isHeader }: Cell): Style => ({
    ...BODY,
    size: 9.5,
    leading: 13.5,
    isBold: isHeader,
  });
  const set = cells.map((cell) => ({
    cell,
    lines: sheet.lines(cell.runs, width - 2 * CELL.side, styleOf(cell)),
  }));
  const height = Math.max(1, ...set.map(({ lines }) => lines.length)) * 13.5 + 2 * CELL.edge;
  sheet.need(height);
  const top = sheet.y;
  for (const [at, { cell, lines }] of set.entries()) {
    const inner = sheet.doc.struct(
      cell.isHeader ? 'TH' : 'TD',
      cell.isHeader ? { scope: 'Column' } : {},
    );
    part.add(inner);
    for (const [place, line] of lines.entries()) {
      const y = top + CELL.edge + place * 13.5;
      sheet.line(line, column.x + at * width + CELL.side, y, styleOf(cell), inner);
    }
  }
  sheet.moveTo(top + height);
  sheet.ornament(() => {
    const { doc, y } = sheet;
    doc.save().lineWidth(0.6).strokeColor(COLORS.line);
    doc
      .moveTo(column.x, y)
      .lineTo(column.x + column.width, y)
      .stroke()
      .restore();
  });
}

function table({ rows }: Extract<Block, { kind: 'table' }>, place: Place): void {
  const whole = partIn(place, 'Table');
  const width = place.column.width / Math.max(1, ...rows.map((cells) => cells.length));
  for (const cells of rows) {
    const part = place.sheet.doc.struct('TR');
    whole.add(part);
    row(cells, width, part, place);
  }
  place.sheet.air(2 * BETWEEN);
}

/** A picture and its caption stay on one page. */
function picture({ src, alt, place: across }: Extract<Block, { kind: 'picture' }>, place: Place) {
  const { sheet, column, pictures } = place;
  const found = pictures.get(src);
  if (!found) throw new Error(`${src} was not read for the document`);
  const widest = across === 'half' ? column.width / 2 : column.width;
  const scale = Math.min(widest / found.width, PICTURE_HEIGHT / found.height);
  const [width, height] = [found.width * scale, found.height * scale];
  sheet.need(height + BETWEEN + 2 * BODY.leading);
  sheet.picture(found.jpeg, { x: column.x, width, height }, alt, place.part);
  sheet.air(BETWEEN);
}

const isClause = (block: Block | undefined) =>
  block?.kind === 'paragraph' && CLAUSE.test(block.runs[0]?.text ?? '');

/** Draws blocks one below another. */
export function drawBlocks(blocks: readonly Block[], place: Place): void {
  let column = place.column;
  for (const block of blocks) {
    // The items of a clause are below its text, not below its number.
    if (isClause(block)) column = inside(place.column, CLAUSE_INDENT);
    else if (block.kind !== 'list') column = place.column;
    if (block.kind === 'heading') heading(block, place);
    else if (block.kind === 'paragraph') paragraph(block, place);
    else if (block.kind === 'list') list(block, { ...place, column });
    else if (block.kind === 'quote') quote(block, place);
    else if (block.kind === 'picture') picture(block, { ...place, column });
    else table(block, place);
  }
}
