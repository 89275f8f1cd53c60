/** Replaces Gatsby's props, whose style every page would repeat (src/styles/announcer.css). */
export const RouteAnnouncerProps = {
  id: 'gatsby-announcer',
  'aria-live': 'assertive',
  'aria-atomic': 'true',
} as const;
