/** A Markdown file is imported as the way to load the tree that is made of it at build time (build/markdown.ts). */
declare module '*.md' {
  const load: () => Promise<readonly import('../ui/glossary/pieces').Piece[]>;
  export default load;
}
