/** Replaces each text as the translators of Chrome and Yandex Browser do. */
export function translate(box: Element): void {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(`en: ${text.data}`);
    text.replaceWith(font);
  }
}
