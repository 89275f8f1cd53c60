import * as v from 'valibot';
import type { Picture } from '../../contract/fields.ts';
import { discounts } from '../../contract/calls/discounts.ts';
import { partnerOffers } from '../../contract/calls/user.ts';
import { EARLY_PLACE, type EarlyPart } from '../../src/config/early-content.ts';
import { CARD_WIDTHS, SALE_WIDTHS } from '../../src/config/early-widths.ts';
import { fittingFiles } from '../../src/config/fitting-files.ts';
import { MOSCOW_TIME } from '../../src/config/moscow-time.ts';
import { personalSections } from '../../src/config/personal-sections.ts';
import { inOrder, saleOf } from '../../src/config/sales.ts';
import { sizedSources } from '../../src/config/sized-picture.ts';
import { escaped } from './escaped.ts';

const offersReply = v.pipe(v.string(), v.parseJson(), v.object({ result: partnerOffers.result }));
const salesReply = v.pipe(v.string(), v.parseJson(), v.object({ result: discounts.result }));

/** The Swedish locale formats a day as `2026-11-21`. */
const today = () => new Date().toLocaleDateString('sv', { timeZone: MOSCOW_TIME });

/** What a page's content begins with. */
type Shown = {
  readonly picture: Picture;
  readonly sizes: string;
  /** Of a page whose heading comes with its data. */
  readonly heading?: { readonly title: string; readonly lead: string };
};

/** @param reply the body of the reply to the page's first call. */
function shownIn(pathname: string, reply: string): Shown | null {
  const { partners, sales } = personalSections;
  if (pathname === partners.url) {
    const parsed = v.safeParse(offersReply, reply);
    const [first] = parsed.success ? parsed.output.result.items : [];
    return first ? { picture: first.cover, sizes: CARD_WIDTHS } : null;
  }
  if (!pathname.startsWith(sales.url)) return null;
  const parsed = v.safeParse(salesReply, reply);
  if (!parsed.success) return null;
  const { items } = parsed.output.result;
  if (pathname === sales.url) {
    const [first] = inOrder(items, today());
    return first ? { picture: first.cover, sizes: CARD_WIDTHS } : null;
  }
  const slug = pathname.slice(sales.url.length).replace(/\/$/, '');
  const sale = saleOf(items, slug);
  return sale ? { picture: sale.cover, sizes: SALE_WIDTHS, heading: sale } : null;
}

function pictureHtml({ picture, sizes }: Shown): string {
  const sources = sizedSources(picture).map(
    ({ type, srcSet }) =>
      `<source type="${type}" srcset="${escaped(fittingFiles(srcSet, sizes))}" sizes="${sizes}"/>`,
  );
  return `<picture>${sources.join('')}<img src="${escaped(picture.src)}" alt="" fetchpriority="high" decoding="async"/></picture>`;
}

/** The HTML of each part that is known early. */
export type EarlyContent = Partial<Record<EarlyPart, string>>;

/**
 * What the content of a members' page begins with, if it begins with a picture.
 * @param reply the body of the reply to the page's first call.
 */
export function earlyContent(pathname: string, reply: string): EarlyContent {
  const shown = shownIn(pathname, reply);
  if (!shown) return {};
  const { heading } = shown;
  return {
    picture: pictureHtml(shown),
    ...(heading && { title: escaped(heading.title), lead: escaped(heading.lead) }),
  };
}

/** A page with these parts, each in the first place for it. */
export function withEarlyContent(html: string, content: EarlyContent): string {
  return Object.entries(content).reduce((page, [part, inside]) => {
    const place = new RegExp(`(<[^<>]* ${EARLY_PLACE}="${part}"[^<>]*>)[^<>]*(</)`);
    return page.replace(place, (_, before: string, after: string) => before + inside + after);
  }, html);
}
