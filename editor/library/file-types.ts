/** Types that a dialog of files offers; the backend looks into what it gets. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/avif';
export const PDF_TYPES = 'application/pdf';
