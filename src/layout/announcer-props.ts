/** Replaces Gatsby's, which bear their style: every page would repeat it (src/styles/announcer.css). */
export const RouteAnnouncerProps = {
  id: 'gatsby-announcer',
  'aria-live': 'assertive',
  'aria-atomic': 'true',
} as const;
