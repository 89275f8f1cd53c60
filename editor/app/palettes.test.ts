import { describe, expect, it } from '@jest/globals';
import { getContrastRatio } from '@mui/material/styles';
import { DARK, LIGHT } from './palettes.ts';

/** WCAG 2.2, 1.4.3: text of any size. */
const READABLE = 4.5;
/** 1.4.6: the same, enhanced. */
const EASILY = 7;

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('the %s palette', (_name, { text, background, primary }) => {
  it.each(Object.entries(text))('has a readable colour for %s texts', (_kind, colour) => {
    for (const ground of Object.values(background)) {
      expect(getContrastRatio(colour, ground)).toBeGreaterThanOrEqual(READABLE);
    }
  });

  it('has enhanced contrast on buttons, because the skip link is one', () => {
    expect(getContrastRatio(primary.contrastText, primary.main)).toBeGreaterThanOrEqual(EASILY);
  });
});
