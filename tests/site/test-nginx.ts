/** The nginx to try; without it the tests of it are not registered. */
export const testNginx = process.env['TEST_NGINX'];
