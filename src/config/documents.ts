/** Pages that are to be had as a PDF. */

/** Name of the site's rules: every footer links to them. */
export const SITE_RULES = 'site_rules';

/** Where the PDFs lie in the site. */
export const DOCUMENTS_DIRECTORY = 'upload';

/** Path of a page's PDF in the site, by the name that its content gives. */
export const documentFile = (name: string): string => `${DOCUMENTS_DIRECTORY}/${name}.pdf`;

/** Its address. */
export const documentUrl = (name: string): string => `/${documentFile(name)}`;
