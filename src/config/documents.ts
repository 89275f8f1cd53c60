/** Pages that are available as PDF. */

/** Name of the site rules: every footer links to them. */
export const SITE_RULES = 'site_rules';

/** The folder of the PDFs in the site. */
export const DOCUMENTS_DIRECTORY = 'upload';

/** The path of a page's PDF in the site, from the name in its content. */
export const documentFile = (name: string): string => `${DOCUMENTS_DIRECTORY}/${name}.pdf`;

/** Its URL. */
export const documentUrl = (name: string): string => `/${documentFile(name)}`;
