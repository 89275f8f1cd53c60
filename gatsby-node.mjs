// JavaScript, for Gatsby would compile a file of TypeScript with Parcel, which costs every build some
// seconds; Node reads our own by itself (docs/decisions/048).
export * from './src/build/build-hooks.ts';
