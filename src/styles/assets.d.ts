/** A file that the build emits under /static with a hash in its name: its URL. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

/** A style sheet that is imported for its side effect alone. */
declare module '*.css';
