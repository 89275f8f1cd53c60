/** A file that the build puts under /static with a hash in its name: its address. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

/** A style sheet that is imported for its effect alone. */
declare module '*.css';
