/** Public URL of the site in tests. */
export const useSiteUrl = () => 'https://yasno.example';
