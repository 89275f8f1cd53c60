import { VIEW_SETTINGS, type View } from '../../src/config/view.ts';
import type { City } from './city.ts';
import { escaped } from './escaped.ts';
import {
  cutAt,
  elementsOf,
  has,
  startTag,
  valueOf,
  type Changes,
  type Edit,
  type PageElement,
  type Piece,
} from './page-source.ts';

/** A visitor's version of a page. */
export type VisitorLook = {
  readonly city: City;
  /** Null when none was chosen. */
  readonly view: View | null;
  /** Whether the visitor was redirected here from the personal area, and is told why. */
  readonly sentHome: boolean;
};

type Cut = Edit<VisitorLook>;

/** Styles use these marks; where scripts run, the script before the first paint sets them, too. */
const rootMarks = (root: PageElement, { city, view, sentHome }: VisitorLook): Changes => ({
  ...Object.fromEntries(
    VIEW_SETTINGS.flatMap((setting) =>
      view?.[setting] === undefined ? [] : [[`data-${setting}`, view[setting]]],
    ),
  ),
  ...(sentHome && { 'data-way-back': '' }),
  ...(has(root, 'data-city-id') && { 'data-city-id': String(city.id) }),
});

/** A radio button of the view's panel; null if it belongs to no setting. */
function choice(html: string, input: PageElement): Cut | null {
  const setting = VIEW_SETTINGS.find((name) => name === valueOf(input, 'name'));
  if (setting === undefined) return null;
  const { start: from, inner: to } = input;
  const value = valueOf(input, 'value');
  const put = ({ view }: VisitorLook) => {
    if (view === null) return html.slice(from, to);
    const isChosen = (view[setting] ?? '') === value;
    return startTag(html, input, { checked: isChosen ? '' : null });
  };
  return { from, to, put };
}

/** The late styles that every page links to at its fold. */
const isLate = (element: PageElement) =>
  element.name === 'link' && valueOf(element, 'href')?.startsWith('/late.') === true;

/**
 * The rules of a view are among the late styles: these move to the head, so that the first paint waits for
 * them. One link, not two: see docs/decisions/149.
 */
function viewFirst(html: string, head: PageElement | undefined, late: PageElement): Cut[] {
  const href = valueOf(late, 'href');
  if (!head?.isClosed || href === undefined) return [];
  const { start: from, inner: to } = late;
  const link = `<link rel="stylesheet" href="${href}">`;
  return [
    { from: head.innerEnd, to: head.innerEnd, put: ({ view }) => (view === null ? '' : link) },
    { from, to, put: ({ view }) => (view === null ? html.slice(from, to) : '') },
  ];
}

/**
 * Splits a page where a visitor's version differs: the styles of a view in its head, marks on its root, the
 * city's title in every element `data-city-title` that contains only text, the choices of the view's panel
 * (`data-view`), and in the title the reason for a redirect, so that a screen reader announces it first.
 */
export function cutForVisitor(html: string): Piece<VisitorLook>[] {
  const elements = elementsOf(html);
  const isText = ({ index, innerEnd }: PageElement) =>
    (elements[index + 1]?.start ?? Infinity) >= innerEnd;
  const title = elements.find(({ name }) => name === 'title');
  const head = elements.find(({ name }) => name === 'head');
  const late = elements.find(isLate);
  const edits = elements.flatMap((element): Cut[] => {
    const { start, inner, innerEnd } = element;
    if (element.name === 'html') {
      const put = (look: VisitorLook) => startTag(html, element, rootMarks(element, look));
      return [{ from: start, to: inner, put }];
    }
    if (element === late) return viewFirst(html, head, element);
    if (element === title) {
      const put = ({ sentHome }: VisitorLook) => (sentHome ? 'Сначала войдите: ' : '');
      return [{ from: inner, to: inner, put }];
    }
    if (has(element, 'data-city-title') && element.isClosed && isText(element))
      return [{ from: inner, to: innerEnd, put: ({ city }) => escaped(city.title) }];
    if (element.name === 'input' && has(element, 'data-view'))
      return [choice(html, element) ?? []].flat();
    return [];
  });
  return cutAt(html, edits);
}
