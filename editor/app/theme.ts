/** The site's colours and type for the components of the editor's screen. */
import type { PaletteOptions, Theme, ThemeOptions } from '@mui/material';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { focusedField, focusedOption, focusRings, forcedEdge } from './focus-rings.ts';
import { openedIn } from './opened-in.ts';
import { ONE_ROW } from './one-row.ts';
import { DARK, LIGHT } from './palettes.ts';

const FONT = "'Golos Text Variable', system-ui, sans-serif";

/** Larger than the defaults: 16 px and up, as on the site. */
const typography = {
  fontFamily: FONT,
  fontSize: 16,
  h6: { fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.3 },
  caption: { fontSize: '0.9375rem' },
  button: { textTransform: 'none', fontWeight: 600, fontSize: '1rem' },
} as const;

type Themed = { readonly theme: Theme };

const SHRUNK = 'translate(14px, -11px) scale(0.85)';

const shape = { borderRadius: 12 };

/** The width of the menu, which grows with the browser's font size. */
const MENU_WIDTH = 'max(264px, min(16.5rem, 30vw))';

const FIXED = { strategy: 'fixed' } as const;

const components: NonNullable<RaThemeOptions['components']> = {
  // A focused field is scrolled to between the screen's bar and the form's toolbar.
  MuiCssBaseline: { styleOverrides: { html: { scrollPaddingBlock: '72px 112px' } } },
  ...focusRings,
  // The list of options stays in the DOM next to its field, but may extend beyond the dialog around it.
  MuiAutocomplete: {
    defaultProps: {
      ...{ clearText: 'Очистить', closeText: 'Закрыть', openText: 'Открыть' },
      slotProps: {
        popper: { disablePortal: true, popperOptions: FIXED },
        // Chromium would stop at a list that scrolls; it closes at that, and the focus goes with it.
        listbox: { tabIndex: -1 },
      },
    },
    styleOverrides: { popper: focusedOption, paper: forcedEdge },
  },
  // A scroll lock would stop the main part from scrolling, and its sticky bars from staying in sight.
  MuiPopover: {
    defaultProps: { container: openedIn, disableScrollLock: true },
    styleOverrides: { paper: forcedEdge },
  },
  MuiDialog: { styleOverrides: { paper: forcedEdge } },
  MuiPopper: { defaultProps: { container: openedIn } },
  MuiTooltip: {
    defaultProps: { slotProps: { popper: { popperOptions: FIXED } } },
    styleOverrides: { tooltip: { fontSize: '0.9375rem' } },
  },
  MuiAlert: { defaultProps: { closeText: 'Закрыть' } },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'medium', fullWidth: true } },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', fullWidth: true },
    styleOverrides: { root: { marginTop: 8, marginBottom: 12 } },
  },
  // As large as the surrounding text: the smallest type on a screen.
  MuiInputLabel: {
    styleOverrides: { outlined: { '&.MuiInputLabel-shrink': { transform: SHRUNK } } },
  },
  MuiOutlinedInput: {
    styleOverrides: { root: focusedField, notchedOutline: { '& legend': { fontSize: '0.85em' } } },
  },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.9375rem', marginInline: 2 } } },
  // A wide table scrolls sideways in its `ScrollBox`, not with the whole screen.
  RaLayout: {
    styleOverrides: {
      root: { minWidth: 0, '& .RaLayout-content, & .RaList-main': { minWidth: 0 } },
    },
  },
  // One sentence: react-admin shows the same message twice.
  RaLoading: {
    defaultProps: { loadingPrimary: 'ra.message.loading', loadingSecondary: '' },
    styleOverrides: {
      root: { '& .RaLoading-message': { fontFamily: FONT }, '& p': { display: 'none' } },
    },
  },
  // Sticky elements inside it stick to the window, not to the card.
  MuiCard: { styleOverrides: { root: { overflow: 'clip' } } },
  // In sight however long the form is, unless the window is too small to show a field as well.
  RaToolbar: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        backgroundColor: theme.palette.background.paper,
        backgroundImage: 'none',
        '&.RaToolbar-mobileToolbar': {
          position: 'static',
          padding: 8,
          // Stacked, its buttons would hide half of the form.
          ...ONE_ROW,
        },
        '@media (min-height: 480px)': {
          '&.RaToolbar-mobileToolbar, &.RaToolbar-desktopToolbar': {
            position: 'sticky',
            bottom: 0,
            zIndex: 2,
            borderTop: `1px solid ${theme.palette.divider}`,
          },
        },
      }),
    },
  },
  // react-admin writes in the colour of text on buttons, but on the colour of the screen.
  RaSkipNavigationButton: {
    styleOverrides: {
      root: ({ theme: { palette } }: Themed) => ({
        '&, &:hover': {
          ...{ backgroundColor: palette.primary.main, color: palette.primary.contrastText },
          opacity: 1,
        },
      }),
    },
  },
  RaSidebar: { styleOverrides: { root: { '& .MuiPaper-root': { width: MENU_WIDTH } } } },
  RaMenu: { styleOverrides: { root: { '&.RaMenu-open': { width: MENU_WIDTH } } } },
  // A long label takes a second line.
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        whiteSpace: 'normal',
        '& .MuiTypography-noWrap': { whiteSpace: 'normal' },
        '&.RaMenuItemLink-active': forcedEdge,
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        fontSize: '1rem',
        paddingBlock: 10,
        [theme.breakpoints.down('md')]: { paddingInline: 10 },
      }),
    },
  },
};

const of = (theme: ThemeOptions, palette: PaletteOptions): RaThemeOptions => ({
  ...theme,
  typography,
  shape,
  components: { ...theme.components, ...components },
  palette,
});

export const light = of(defaultLightTheme, LIGHT);
export const dark = of(defaultDarkTheme, DARK);
