import '@fontsource-variable/golos-text';
import './src/styles/tokens.css';
import './src/styles/base.css';
import './src/styles/view.css';
import './src/styles/print.css';

export { wrapPage as wrapPageElement } from './src/layout/wrap-page.tsx';
