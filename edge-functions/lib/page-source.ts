import { Parser } from 'htmlparser2';
import { escaped } from './escaped.ts';

/**
 * The built HTML of a page with local changes: a parser finds the elements, and everything between
 * the changes stays exactly the same (docs/decisions/083).
 */

/** An element, and its position in the text of its page. */
export type PageElement = {
  readonly name: string;
  /** As written in the page, with entities. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Its index among all elements, in the order of their start tags. */
  readonly index: number;
  /** Where its start tag begins, where its content begins, and where that ends. */
  readonly start: number;
  readonly inner: number;
  readonly innerEnd: number;
  /** Whether it has its own end tag. */
  readonly isClosed: boolean;
};

/** A piece of a page: literal text, or a function of the visitor. */
export type Piece<Who = never> = string | ((who: Who) => string);

/** The new text between two positions of a page. */
export type Edit<Who = never> = {
  readonly from: number;
  readonly to: number;
  readonly put: Piece<Who>;
};

/** Attributes to set; null removes one. */
export type Changes = Readonly<Record<string, string | null>>;

/** Whether an element has an attribute, with or without a value. */
export const has = ({ attributes }: PageElement, name: string): boolean =>
  Object.hasOwn(attributes, name);

/** The value of an attribute, as written in the page. */
export const valueOf = (element: PageElement, name: string): string | undefined =>
  has(element, name) ? element.attributes[name] : undefined;

/** All elements of a page. */
export function elementsOf(html: string): PageElement[] {
  type Open = { -readonly [Key in keyof PageElement]: PageElement[Key] };
  const elements: Open[] = [];
  const open: Open[] = [];
  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        const inner = parser.endIndex + 1;
        const index = elements.length;
        const place = { index, start: parser.startIndex, inner, innerEnd: inner, isClosed: false };
        const element = { name, attributes, ...place };
        elements.push(element);
        open.push(element);
      },
      onclosetag(_name, isImplied) {
        const element = open.pop();
        if (!element) return;
        element.innerEnd = Math.max(element.inner, parser.startIndex);
        element.isClosed = !isImplied;
      },
    },
    { decodeEntities: false, lowerCaseAttributeNames: false },
  );
  parser.end(html);
  return elements;
}

/** A start tag with new values for some attributes: in place, or after all others. */
export function startTag(html: string, element: PageElement, changes: Changes): string {
  const own = Object.entries(element.attributes).flatMap(([name, value]) => {
    const change = Object.hasOwn(changes, name) ? changes[name] : undefined;
    if (change === null) return [];
    return [[name, change === undefined ? value : escaped(change)] as const];
  });
  const added = Object.entries(changes).flatMap(([name, value]) =>
    value === null || value === undefined || has(element, name)
      ? []
      : [[name, escaped(value)] as const],
  );
  const written = [...own, ...added].map(([name, value]) => {
    const quote = value.includes('"') ? "'" : '"';
    return ` ${name}=${quote}${value}${quote}`;
  });
  const end = html[element.inner - 2] === '/' ? '/>' : '>';
  return `<${element.name}${written.join('')}${end}`;
}

/** Splits a page at its edits; edits inside another one are dropped with it. */
export function cutAt<Who = never>(html: string, edits: readonly Edit<Who>[]): Piece<Who>[] {
  const pieces: Piece<Who>[] = [];
  let at = 0;
  for (const { from, to, put } of edits.toSorted((one, other) => one.from - other.from)) {
    if (from < at) continue;
    pieces.push(html.slice(at, from), put);
    at = to;
  }
  pieces.push(html.slice(at));
  return pieces;
}

/** A page that is being changed. Inserted content is not searched. */
export class PageSource {
  readonly #html: string;
  readonly #elements: readonly PageElement[];
  readonly #changes = new Map<PageElement, Changes>();
  readonly #edits: Edit[] = [];

  constructor(html: string) {
    this.#html = html;
    this.#elements = elementsOf(html);
  }

  /** Elements with an attribute, optionally with one of these names. */
  all(attribute: string, ...names: readonly string[]): PageElement[] {
    return this.#elements.filter(
      (element) => has(element, attribute) && (names.length === 0 || names.includes(element.name)),
    );
  }

  /** The root of the page; null for other content. */
  get root(): PageElement | null {
    return this.named('html');
  }

  /** The first element with a name. */
  named(name: string): PageElement | null {
    return this.#elements.find((element) => element.name === name) ?? null;
  }

  /** Elements inside another one. */
  inside({ index, innerEnd }: PageElement): PageElement[] {
    const after = this.#elements.slice(index + 1);
    const end = after.findIndex(({ start }) => start >= innerEnd);
    return end < 0 ? after : after.slice(0, end);
  }

  /** The content of an element, as the page has it. */
  inner = ({ inner, innerEnd }: PageElement): string => this.#html.slice(inner, innerEnd);

  /** An element that has its own end tag, as the page has it. */
  outer = (element: PageElement): string =>
    `${this.#html.slice(element.start, element.innerEnd)}</${element.name}>`;

  /** Sets attributes of an element, if there is one. */
  set(element: PageElement | null | undefined, changes: Changes): void {
    if (element) this.#changes.set(element, { ...this.#changes.get(element), ...changes });
  }

  /** Hides or shows an element. */
  hide(element: PageElement | null | undefined, hidden: boolean): void {
    this.set(element, { hidden: hidden ? '' : null });
  }

  /** Replaces the content of an element, if there is one. */
  fill(element: PageElement | null | undefined, html: string): void {
    if (element?.isClosed)
      this.#edits.push({ from: element.inner, to: element.innerEnd, put: html });
  }

  /** Inserts HTML at the beginning of an element's content, if there is one. */
  begin(element: PageElement | null | undefined, html: string): void {
    if (element) this.#edits.push({ from: element.inner, to: element.inner, put: html });
  }

  /** Inserts HTML at the end of an element's content, if there is one. */
  end(element: PageElement | null | undefined, html: string): void {
    if (element) this.#edits.push({ from: element.innerEnd, to: element.innerEnd, put: html });
  }

  /** The page with all its changes. */
  html(): string {
    const tags = [...this.#changes].map(([element, changes]) => ({
      from: element.start,
      to: element.inner,
      put: startTag(this.#html, element, changes),
    }));
    // Inserted content comes before the tag of the first child, which has the same position.
    return cutAt(this.#html, [...this.#edits, ...tags]).join('');
  }
}
