/** Section 2 «Header» and section 4 «Header and menu flags»: banner, active look, side menu, to-top. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { layoutShifts } from './layout-shift.ts';
import { expect, test } from './test.ts';

const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 800 };
const menu = (page: Page) => page.getByRole('dialog', { name: 'Меню' });
const burger = (page: Page) => page.getByRole('button', { name: 'Меню', exact: true });
const shadow = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const bar = [...header.children].find((part) => getComputedStyle(part).position === 'sticky');
    const shadows = bar ? getComputedStyle(bar).boxShadow : 'no bar';
    // An animation writes a missing shadow as one without colour.
    return shadows.replaceAll(/rgba\(0, 0, 0, 0\) 0px 0px 0px 0px(, )?/g, '') || 'none';
  });
const scrollDown = async (page: Page, top: number) => {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
};

test.describe('while the connection is slow', () => {
  test.use({ interactive: false });

  for (const viewport of [wide, narrow]) {
    test(`no part of the bar appears before all of it: ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      const logo = page.getByRole('banner').getByRole('link', { name: /на\sглавную/ });
      await expect(logo).toBeVisible();
      // The bar's state while the rest of it is still loading.
      await burger(page).evaluate((button) => button.remove());
      await expect(logo).not.toBeVisible();
    });
  }
});

test.describe('wide', () => {
  test.use({ viewport: wide });

  test('takes the active look after scrolling more than 170 px', async ({ page }) => {
    await page.goto('/');
    expect(await shadow(page)).toBe('none');
    await scrollDown(page, 170);
    await expect.poll(() => shadow(page)).toBe('none');
    await scrollDown(page, 171);
    await expect.poll(() => shadow(page)).not.toBe('none');
    await expect(page.getByRole('link', { name: 'Продукты' }).first()).toBeInViewport();
    await scrollDown(page, 100);
    await expect.poll(() => shadow(page)).toBe('none');
  });

  test('has the six sections, and external ones open a new tab', async ({ page }) => {
    await page.goto('/');
    const links = page.getByRole('navigation', { name: 'Основная навигация' }).getByRole('link');
    await expect(links).toHaveText([
      /^Продукты$/,
      /^Программа лояльности/,
      /^Где\sкупить$/,
      /^Всё\sо\sзрении$/,
      /^О\sнас$/,
      /^Специалистам/,
    ]);
    for (const name of ['Программа лояльности', 'Специалистам']) {
      const link = links.filter({ hasText: name });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link).toHaveAccessibleName(/новой вкладке/);
    }
  });

  test('the banner leads to the free pair, and a style variable hides it', async ({ page }) => {
    await page.goto('/');
    const banner = page.getByRole('link', { name: 'Получите бесплатную пару линз' });
    await expect(banner).toHaveAttribute('href', '/certificate/');
    await page.addStyleTag({ content: ':root { --header-banner: none }' });
    await expect(banner).toBeHidden();
    await scrollDown(page, 400);
    await expect(page.getByRole('link', { name: 'Ясно, на главную' })).toBeInViewport();
  });

  test('describes the organisation in structured data', async ({ page }) => {
    await page.goto('/');
    const text = await page.locator('script[type="application/ld+json"]').first().textContent();
    const data: unknown = JSON.parse(text ?? '');
    expect(data).toMatchObject({
      '@type': 'Organization',
      url: expect.stringMatching(/^http.*\/$/),
      logo: expect.stringMatching(/\/logo\.svg$/),
    });
    expect((await page.request.get('/logo.svg')).headers()['content-type']).toContain('svg');
  });
});

test('the banner is hidden on the page of the free pair itself', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('link', { name: 'Получите бесплатную пару линз' });
  await expect(banner).toBeVisible();
  // The page itself is added in a later part of the site; its layout has this mark.
  await page.locator('body').evaluate((body) => {
    body.querySelector('header')?.parentElement?.setAttribute('data-place', 'certificate');
  });
  await expect(banner).toBeHidden();
  await expect(page.getByRole('link', { name: 'Ясно, на главную' })).toBeVisible();
});

test.describe('narrow', () => {
  test.use({ viewport: narrow });

  test('scrolls away with the page, up to 1024 px', async ({ page }) => {
    await page.goto('/');
    await scrollDown(page, 600);
    const logo = page.getByRole('link', { name: 'Ясно, на главную' });
    await expect(logo).not.toBeInViewport();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(logo).not.toBeInViewport();
    await page.setViewportSize({ width: 1025, height: 800 });
    await expect(logo).toBeInViewport();
  });
});

for (const [name, viewport, panelWidth] of [
  ['wide', wide, 433],
  ['narrow', narrow, 360],
] as const) {
  test.describe(`the side menu, ${name}`, () => {
    test.use({ viewport });

    test('opens, has the right width, and closes', async ({ page }) => {
      await page.goto('/');
      await burger(page).click();
      await expect(menu(page)).toBeVisible();
      const width = await menu(page).evaluate((panel: HTMLElement) => panel.offsetWidth);
      expect(width).toBe(panelWidth);
      await expectAccessible(page);
      await menu(page).getByRole('button', { name: 'Закрыть меню' }).click();
      await expect(menu(page)).toBeHidden();
      await burger(page).click();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(burger(page)).toBeFocused();
    });

    test('a link navigates without a new document and closes it', async ({ page }) => {
      await page.goto('/');
      await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
      await burger(page).click();
      await menu(page).getByRole('link', { name: 'Продукты' }).click();
      await expect(page).toHaveURL(/\/catalog\/$/);
      await expect(menu(page)).toBeHidden();
      await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
    });

    test('the keyboard opens it and moves through it', async ({ page }) => {
      await page.goto('/');
      await burger(page).focus();
      await page.keyboard.press('Enter');
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('[popover]')?.id)).toBe(
        'side-menu',
      );
    });

    test('shifts no layout', async ({ page }) => {
      await page.goto('/');
      expect(await layoutShifts(page)).toEqual([]);
    });
  });
}

test('the to-top button appears after a window’s height of scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/articles/narusheniya-zreniya/astigmatizm/');
  const up = page.getByRole('link', { name: 'Наверх' });
  await scrollDown(page, 700);
  await expect(up).not.toBeInViewport();
  await scrollDown(page, 701);
  await expect(up).toBeInViewport();
  await up.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Перейти к\sсодержанию/ })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: narrow });

  test('the side menu opens, closes and navigates', async ({ page }) => {
    await page.goto('/');
    await burger(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await menu(page).getByRole('button', { name: 'Закрыть меню' }).click();
    await expect(menu(page)).toBeHidden();
    await burger(page).click();
    await menu(page).getByRole('link', { name: 'Всё о зрении' }).click();
    await expect(page).toHaveURL(/\/articles\/$/);
  });

  test('the login is a link', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Войти', exact: true })).toHaveAttribute(
      'href',
      '/auth/',
    );
  });
});
