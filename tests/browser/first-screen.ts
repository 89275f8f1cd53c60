import type { Page } from '@playwright/test';

/**
 * Elements before the fold of a page that match a rule of its late styles, with that rule: they would change
 * after the first paint. Closed panels, print rules, what the document says as well, and rules for
 * states that appear only after a change are ignored, as are animations, of which only scrolling has one, and
 * rules that the browser does not support. Widths of windows do not matter.
 */
export const changedLate = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const fold = document.querySelector('[data-fold]:not(:empty)');
    const late = [...(fold?.querySelectorAll('link') ?? [])].map(({ href }) => href);
    if (!fold || late.length === 0) return ['no fold with late styles'];
    const isFirst = (element: Element) =>
      fold.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING &&
      !element.closest('[popover], script, svg');
    const rulesIn = (rules: CSSRuleList): CSSStyleRule[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule];
        if (rule instanceof CSSMediaRule && rule.conditionText === 'print') return [];
        if (rule instanceof CSSSupportsRule && !CSS.supports(rule.conditionText)) return [];
        return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [];
      });
    const isLate = ({ href }: CSSStyleSheet) => late.includes(href ?? '');
    const sheets = [...document.styleSheets];
    const said = ({ selectorText, style }: CSSStyleRule) =>
      style.cssText
        .split(';')
        .map((declaration) => declaration.trim())
        .filter((text) => text !== '' && !/^(?:transition|animation|cursor)\b/.test(text))
        .map((text) => `${selectorText} ${text}`);
    const inDocument = new Set(
      sheets
        .filter(({ href }) => href === null)
        .flatMap(({ cssRules }) => rulesIn(cssRules).flatMap(said)),
    );
    // A late rule may repeat a part of an early one: what overrides a state has to stand below it.
    const isNew = (rule: CSSStyleRule) => said(rule).some((one) => !inDocument.has(one));
    // The late styles have all tokens, the document some of them: tests/crawl/styles.test.ts.
    const areTokens = ({ selectorText }: CSSStyleRule) =>
      /^:root(?:, \[data-palette\])?$/.test(selectorText);
    return (
      sheets
        .filter(isLate)
        .flatMap(({ cssRules }) => rulesIn(cssRules))
        .filter((rule) => isNew(rule) && !areTokens(rule))
        // The test's pointer also hovers over something.
        .filter(({ selectorText }) => !selectorText.includes(':hover'))
        .flatMap(({ selectorText }) =>
          [...document.body.querySelectorAll(selectorText)]
            .filter(isFirst)
            .map(({ tagName }) => `${tagName}: ${selectorText}`),
        )
    );
  });
