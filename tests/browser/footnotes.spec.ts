/** Numbers in the text link to the notes below, and the notes link back to where the reader was. */
import { expect, test } from './test.ts';

// The target of a link matters, not the way there: on a busy machine the scroll animation over a long page
// has been seen to stall for many seconds.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const url of [
  '/tech/',
  '/for-new/',
  '/catalog/yasno-den/',
  '/articles/suhost-i-komfort/kislorod-i-dkt/',
  '/content/pravila-kluba/',
]) {
  test(`${url} has its notes, each linked both ways`, async ({ page }) => {
    await page.goto(url);
    const notes = page.locator('[role="doc-endnotes"]');
    const marks = page.locator('[role="doc-noteref"]');
    await expect(notes.getByRole('heading')).toHaveText('Примечания');
    await expect(marks.first()).toHaveText('1');
    const count = await notes.getByRole('listitem').count();
    const targets = await marks.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(new Set(targets).size).toBe(count);
    await marks.first().click();
    const note = notes.getByRole('listitem').first();
    await expect(note).toBeInViewport();
    await expect(page).toHaveURL(/#snoska-1$/);
    await note.locator('[role="doc-backlink"]').first().click();
    await expect(marks.first()).toBeInViewport();
    await expect(page).toHaveURL(/#k-snoske-1-1$/);
  });
}

test('a page without references has no notes', async ({ page }) => {
  await page.goto('/faq/');
  await expect(page.getByText('Примечания')).toHaveCount(0);
});
