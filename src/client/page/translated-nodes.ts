/**
 * Lets React change a page that the browser has translated. Translators replace texts with elements
 * of their own; the DOM then throws when React inserts something before such a text or removes it,
 * and the error page replaces the form that a visitor was sending.
 *
 * What would stand before a replaced text stands last in its parent, and a translated text that
 * React removes stays. Call it before React renders.
 */
export function bearTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null) {
    return insertBefore.call(this, node, next?.parentNode === this ? next : null) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T) {
    return node.parentNode === this ? (removeChild.call(this, node) as T) : node;
  };
}

/** Whether the browser has translated this page: it then says so, or has left its own elements in it. */
export const isTranslated = (): boolean =>
  document.documentElement.lang !== 'ru' || document.querySelector('font') !== null;

/**
 * Takes a translation back before React hydrates a part of the page: on other texts it would throw the
 * part away and render it anew, with what a visitor has typed, chosen and opened in it. The translator
 * translates it again. Without the code for it, or the built page, it is rendered anew after all.
 */
export async function takeTranslationBack(selector: string): Promise<void> {
  try {
    const { giveBuiltTexts } = await import(
      /* webpackChunkName: "translated" */ './built-texts.ts'
    );
    await giveBuiltTexts(selector);
  } catch {
    // It works, too.
  }
}
