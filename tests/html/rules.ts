import { Rule, type DOMReadyEvent, type HtmlElement, type Plugin } from 'html-validate';

const PARTS = 'section, article, aside, nav';

/** The section's own heading: those of nested sections belong to them. */
const hasHeading = (section: HtmlElement) =>
  section
    .querySelectorAll('h1, h2, h3, h4, h5, h6')
    .some((heading) => heading.closest(PARTS)?.isSameNode(section));

const hasName = (section: HtmlElement) =>
  section.hasAttribute('aria-label') ||
  section.hasAttribute('aria-labelledby') ||
  hasHeading(section);

/** The Nu checker's rule for sections: one without a name should be a `div`. */
class SectionName extends Rule {
  override setup(): void {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const section of document.querySelectorAll('section')) {
        if (!hasName(section)) this.report(section, 'A section without a heading or a name');
      }
    });
  }
}

/** Every page has several of these landmarks, which lists of landmarks tell apart by their names. */
class AsideName extends Rule {
  override setup(): void {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const aside of document.querySelectorAll('aside')) {
        if (aside.hasAttribute('aria-label') || aside.hasAttribute('aria-labelledby')) continue;
        this.report(aside, 'An aside without a name: its heading is none');
      }
    });
  }
}

export const ownRules: Plugin = {
  name: 'own-rules',
  rules: { 'section-name': SectionName, 'aside-name': AsideName },
};
