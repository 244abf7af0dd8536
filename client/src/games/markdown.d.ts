/** A Markdown file is imported as the HTML that is made of it at build time (build/markdown.ts). */
declare module '*.md' {
  const html: string;
  export default html;
}
