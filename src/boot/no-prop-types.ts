/**
 * In place of `prop-types` in the browser (src/build/webpack.ts): React reads no property types, so those that
 * Gatsby's packages declare need only a value.
 */
const anyType: object = new Proxy(() => anyType, { get: () => anyType });

export default anyType;
