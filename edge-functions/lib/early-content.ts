import * as v from 'valibot';
import type { AnyCall } from '../../contract/call.ts';
import type { Picture } from '../../contract/fields.ts';
import { discounts } from '../../contract/calls/discounts.ts';
import { partnerOffers, siteSurveyFormGet } from '../../contract/calls/user.ts';
import { EARLY_PLACE, type EarlyPart } from '../../src/config/early-content.ts';
import { CARD_WIDTHS, SALE_WIDTHS } from '../../src/config/early-widths.ts';
import { fittingFiles } from '../../src/config/fitting-files.ts';
import { MOSCOW_TIME } from '../../src/config/moscow-time.ts';
import { personalSections } from '../../src/config/personal-sections.ts';
import { inOrder, saleOf } from '../../src/config/sales.ts';
import { sizedSources } from '../../src/config/sized-picture.ts';
import { escaped } from './escaped.ts';

/** The body of a reply, parsed. */
const replyOf = <Schema extends AnyCall['result']>(result: Schema) =>
  v.pipe(v.string(), v.parseJson(), v.object({ result }));

const offersReply = replyOf(partnerOffers.result);
const salesReply = replyOf(discounts.result);
const quizReply = replyOf(siteSurveyFormGet.result);

/** The Swedish locale formats a day as `2026-11-21`. */
const today = () => new Date().toLocaleDateString('sv', { timeZone: MOSCOW_TIME });

/** The HTML of each part that is known early. */
export type EarlyContent = Partial<Record<EarlyPart, string>>;

function ofPicture(picture: Picture, sizes: string): EarlyContent {
  const sources = sizedSources(picture).map(
    ({ type, srcSet }) =>
      `<source type="${type}" srcset="${escaped(fittingFiles(srcSet, sizes))}" sizes="${sizes}"/>`,
  );
  const img = `<img src="${escaped(picture.src)}" alt="" fetchpriority="high" decoding="async"/>`;
  return { picture: `<picture>${sources.join('')}${img}</picture>` };
}

const ofHeading = (heading: { readonly title: string; readonly lead: string }): EarlyContent => ({
  title: escaped(heading.title),
  lead: escaped(heading.lead),
});

const NOTHING: EarlyContent = {};

function ofOffers(reply: string): EarlyContent {
  const parsed = v.safeParse(offersReply, reply);
  const [first] = parsed.success ? parsed.output.result.items : [];
  return first ? ofPicture(first.cover, CARD_WIDTHS) : NOTHING;
}

/** @param slug of one sale; an empty text for the list. */
function ofSales(reply: string, slug: string): EarlyContent {
  const parsed = v.safeParse(salesReply, reply);
  if (!parsed.success) return NOTHING;
  const { items } = parsed.output.result;
  const [first] = slug === '' ? inOrder(items, today()) : [];
  if (first) return ofPicture(first.cover, CARD_WIDTHS);
  const sale = saleOf(items, slug);
  return sale ? { ...ofPicture(sale.cover, SALE_WIDTHS), ...ofHeading(sale) } : NOTHING;
}

/** What is answered comes last in the list. */
function ofQuiz(reply: string): EarlyContent {
  const parsed = v.safeParse(quizReply, reply);
  return parsed.success && !parsed.output.result.answered
    ? ofHeading(parsed.output.result)
    : NOTHING;
}

/**
 * What the content of a members' page begins with, where that is a picture or a text of an editor.
 * @param reply the body of the reply to the page's first call.
 */
export function earlyContent(pathname: string, reply: string): EarlyContent {
  const { partners, sales, surveys } = personalSections;
  if (pathname === partners.url) return ofOffers(reply);
  if (pathname === surveys.url) return ofQuiz(reply);
  if (!pathname.startsWith(sales.url)) return NOTHING;
  return ofSales(reply, pathname.slice(sales.url.length).replace(/\/$/, ''));
}

/** A page with these parts, each in the first place for it. */
export function withEarlyContent(html: string, content: EarlyContent): string {
  return Object.entries(content).reduce((page, [part, inside]) => {
    const place = new RegExp(`(<[^<>]* ${EARLY_PLACE}="${part}"[^<>]*>)[^<>]*(</)`);
    return page.replace(place, (_, before: string, after: string) => before + inside + after);
  }, html);
}
