/** Header that carries the device identifier on every call (section 7). */
export const DEVICE_HEADER = 'deviceUUID';
/** Header that carries the token besides `Authorization: Bearer` (section 7). */
export const TOKEN_HEADER = 'User-Api-Token';
