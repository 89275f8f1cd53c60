import { BRAND_COLORS } from '../../config/brand.ts';
import { routes } from '../../config/routes.ts';

const icon = (purpose: 'any' | 'maskable', side: 192 | 512) => ({
  src: `/icons/${purpose === 'any' ? 'icon' : 'maskable'}-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
});

/** How a phone shows the site on its home screen. */
export function manifestOf(name: string): string {
  const manifest = {
    name,
    short_name: name,
    lang: 'ru',
    dir: 'ltr',
    start_url: routes.home,
    scope: routes.home,
    id: routes.home,
    display: 'browser',
    theme_color: BRAND_COLORS.light.ground,
    background_color: BRAND_COLORS.light.ground,
    icons: [icon('any', 192), icon('any', 512), icon('maskable', 192), icon('maskable', 512)],
  };
  return JSON.stringify(manifest, null, 1);
}
