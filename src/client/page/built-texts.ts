import { inertDocument } from './inert-document.ts';

/** Milliseconds that the built texts are waited for: without them React renders the page anew. */
const PATIENCE = 3_000;

const isText = (node: Node | undefined) => node instanceof Text;
/** Translators put an element of their own in the place of a text; no page of ours has one. */
const isForeign = (node: Node) => node.nodeName === 'FONT';

const fits = (shown: Node, built: Node | undefined) =>
  isText(built) ? isText(shown) || isForeign(shown) : shown.nodeName === built?.nodeName;

/** Gives an element the texts that it was built with, and keeps its elements, their state and focus. */
function giveTexts(shown: Node, built: Node): void {
  const [now, then] = [[...shown.childNodes], [...built.childNodes]];
  if (now.length !== then.length || !now.every((node, index) => fits(node, then[index]))) {
    // Another language has another order of words: such a sentence is replaced whole.
    if (shown instanceof Element && now.some(isForeign)) {
      shown.replaceChildren(...then.map((node) => document.importNode(node, true)));
    }
    return;
  }
  for (const [index, node] of now.entries()) {
    const origin = then[index];
    if (!(origin instanceof Text)) {
      if (origin) giveTexts(node, origin);
    } else if (node instanceof Text) {
      if (node.data !== origin.data) node.data = origin.data;
    } else node.parentNode?.replaceChild(document.importNode(origin), node);
  }
}

/** Gives a part of the page the texts that it was built with. */
export async function giveBuiltTexts(selector: string): Promise<void> {
  // The copy that the page came from, if the browser has kept it.
  const reply = await fetch(location.href, {
    cache: 'force-cache',
    signal: AbortSignal.timeout(PATIENCE),
  });
  const built = inertDocument(await reply.text()).querySelector(selector);
  const shown = document.querySelector(selector);
  if (built && shown) giveTexts(shown, built);
}
