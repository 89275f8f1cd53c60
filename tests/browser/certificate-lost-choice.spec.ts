/** A salon chosen on the map whose check is lost on the way. */
import { open } from './certificate-form.ts';
import { flowBackend } from './certificate-replies.ts';
import { expect, test } from './test.ts';

test.use({ tolerate: [/net::ERR_FAILED .*\/rest\/certificate\.shops/] });

test('a lost check of a salon can be repeated, and no salon is said to be without pairs', async ({
  page,
}) => {
  await flowBackend(page);
  let isLost = true;
  await page.route(/\/rest\/certificate\.shops$/, (route) =>
    isLost ? route.abort() : route.fallback(),
  );
  await open(page, '/certificate/?optic=2#certificate-opticId');
  const lost = page.getByRole('alert').filter({ hasText: /Не\sудалось проверить салон/ });
  await expect(lost).toBeVisible();
  await expect(page.getByText(/пробных пар сейчас нет/)).toHaveCount(0);
  isLost = false;
  await lost.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect(page.getByText('Оптика «Линза», Москва, Тверская улица, 7')).toBeVisible();
  await expect(lost).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Выбрать другой' })).toBeFocused();
});
