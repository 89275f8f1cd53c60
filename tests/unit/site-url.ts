/** Where the site of the tests stands. */
export const useSiteUrl = () => 'https://yasno.example';
