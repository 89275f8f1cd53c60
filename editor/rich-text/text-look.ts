/** Styles of a text in the editor, close to the site's own pages. */
export const TEXT_LOOK = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& .tiptap': { minHeight: 240, maxHeight: '70vh', overflow: 'auto', p: 2, outline: 'none' },
  // A read-only text is shown in full: a scrollable one would have to be focusable.
  '& .tiptap[contenteditable=false]': { maxHeight: 'none', overflow: 'visible' },
  '&:focus-within': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main' },
  '& h2': { fontSize: '1.5rem', lineHeight: 1.3 },
  '& h3': { fontSize: '1.25rem', lineHeight: 1.3 },
  '& h4': { fontSize: '1.0625rem' },
  '& p': { lineHeight: 1.6 },
  // The frame has its own padding.
  '& .tiptap > p:first-of-type:first-child': { mt: 0 },
  '& a': { color: 'primary.main' },
  '& blockquote': { borderLeft: 4, borderColor: 'primary.main', ml: 0, pl: 2 },
  '& table': { borderCollapse: 'collapse', width: '100%' },
  '& td, & th': { border: 1, borderColor: 'divider', p: 1, verticalAlign: 'top' },
  '& :is(td, th, li) > p': { my: 0 },
  '& figure': { m: 0, my: 2 },
  '& figure img': { maxWidth: '100%', height: 'auto' },
  '& figure[data-width=half]': { maxWidth: '50%' },
  '& .ProseMirror-selectednode': {
    outline: 3,
    outlineStyle: 'solid',
    outlineColor: 'primary.main',
  },
  '& [data-table-caption]': { color: 'text.secondary', fontSize: '0.9375rem', mb: 0.5 },
  // The placeholder of an empty caption.
  '& [data-table-caption]:has(> br:only-child)::before': {
    content: '"Название таблицы"',
    float: 'left',
    height: 0,
    opacity: 0.7,
  },
  // Saving requires an alternative text.
  '& figure img[alt=""]:not([role])': {
    outline: 3,
    outlineStyle: 'dashed',
    outlineColor: 'error.main',
  },
  '& figcaption': { color: 'text.secondary', fontSize: '0.9375rem' },
  '& sup[data-footnote]': {
    bgcolor: 'action.selected',
    borderRadius: 1,
    px: 0.5,
    cursor: 'default',
  },
  // The build numbers footnotes; here they show their codes.
  '& sup[data-footnote]::before': { content: '"сноска\u00a0" attr(data-footnote)' },
} as const;
