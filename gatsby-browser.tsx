import '@fontsource-variable/golos-text';
import './src/styles/tokens.css';
import './src/styles/base.css';

export { wrapPage as wrapPageElement } from './src/layout/wrap-page.tsx';
