import type { Page } from '@playwright/test';

/**
 * Dates, times and numbers that break across lines inside their digits, and phone fields that cut
 * the number they show or ask for.
 */
export function brokenNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const mark = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.nodeValue ?? '';
      if (!text.parentElement?.checkVisibility()) continue;
      // A code under a barcode is longer than any line.
      for (const { 0: number, index } of words.matchAll(/(?<![\d,])\d[\d:,]{0,5}\d(?![\d:])/g)) {
        mark.setStart(text, index);
        mark.setEnd(text, index + number.length);
        const tops = [...mark.getClientRects()].map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 8) found.push(`${number} of «${words}»`);
      }
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input[type="tel"]')) {
      const { value } = field;
      field.value = value === '' ? field.placeholder : value;
      if (field.scrollWidth > field.clientWidth) found.push(`the field ${field.value}`);
      field.value = value;
    }
    return found.slice(0, 4);
  });
}
