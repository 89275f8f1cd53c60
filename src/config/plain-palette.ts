/**
 * Colours for letters, whose mail programs do not support variables, and for small pages of the edge: both
 * are outside the site's style sheets. The keys are the tokens of `src/styles/tokens.css`;
 * `tests/unit/letter.test.ts` compares the two.
 */
export const PLAIN_PALETTE = {
  light: {
    'ground-mist': '#eef6f6',
    surface: '#ffffff',
    text: '#0a2a30',
    'text-muted': '#35515a',
    action: '#0a5560',
    'action-text': '#ffffff',
    line: '#d3e1e2',
  },
  dark: {
    'ground-mist': '#0c2226',
    surface: '#10292e',
    text: '#e8f3f3',
    'text-muted': '#b9cdd0',
    action: '#7fd6da',
    'action-text': '#06262b',
    line: '#24434a',
  },
} as const;

export type PlainColour = keyof (typeof PLAIN_PALETTE)['light'];
