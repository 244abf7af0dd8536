/** A Markdown file is imported as the way to load the HTML that is made of it at build time (build/markdown.ts). */
declare module '*.md' {
  const load: () => Promise<string>;
  export default load;
}
