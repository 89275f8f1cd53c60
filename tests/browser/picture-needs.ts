import { expect, type Page } from '@playwright/test';

/**
 * Pictures whose `sizes` do not match their displayed width, or for which no file is close enough: at a pixel
 * ratio of one or two the browser would load more than 1.5 times the width it shows, or too little. Each with
 * its place and both widths.
 */
export const misfittingPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MOST = 1.5;
    /** The picture's width as the browser assumes it before layout. */
    const saidBy = (sizes: string): number => {
      const parts = sizes.split(',').map((part) => /^(\(.+\))?\s*(\S+)$/.exec(part.trim()) ?? []);
      const fitting = parts.find(([, when]) => when === undefined || matchMedia(when).matches);
      const ruler = document.createElement('div');
      ruler.style.width = fitting?.[2] ?? '100vw';
      document.body.append(ruler);
      const { width } = ruler.getBoundingClientRect();
      ruler.remove();
      return width;
    };
    return [...document.querySelectorAll('picture')].flatMap((picture) => {
      const source = picture.querySelector('source');
      const image = picture.querySelector('img');
      if (!source || !image?.checkVisibility()) return [];
      const { width, height } = image.getBoundingClientRect();
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      // The width of a cropped picture includes the cropped part.
      const isCropped = getComputedStyle(image).objectFit === 'cover';
      const shown = isCropped ? Math.max(width, height * ratio) : width;
      const said = saidBy(source.sizes);
      const files = source.srcset
        .split(',')
        .map((file) => Number.parseInt(file.trim().split(' ')[1] ?? ''));
      const widest = files.at(-1) ?? 0;
      const taken = [1, 2].map((density) => {
        const needed = shown * density;
        const chosen = files.find((file) => file >= said * density - 1) ?? widest;
        return { needed, chosen };
      });
      const isFine = taken.every(
        ({ needed, chosen }) =>
          chosen <= needed * MOST && (chosen >= needed / MOST || chosen === widest),
      );
      if (isFine) return [];
      const fits = taken
        .map(({ needed, chosen }) => `${chosen} for ${Math.round(needed)}`)
        .join(', ');
      return [`${source.sizes}: shown ${Math.round(shown)}, said ${Math.round(said)} (${fits})`];
    });
  });

/** Fails if, on a wide screen or on a phone, a picture has no files of its own or none that fits. */
export async function expectFittingPictures(page: Page): Promise<void> {
  for (const size of [
    { width: 1280, height: 720 },
    { width: 360, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await expect(page.locator('main picture:not(:has(source))')).toHaveCount(0);
    expect.soft(await misfittingPictures(page), `pictures at ${size.width} px`).toEqual([]);
  }
}
