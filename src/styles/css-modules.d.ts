/** Gatsby exports every class of a CSS module under its own (camelCase) name. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
