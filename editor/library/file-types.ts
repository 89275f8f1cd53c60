/** Types that the file dialog offers; the backend checks the content. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/avif';
export const PDF_TYPES = 'application/pdf';
