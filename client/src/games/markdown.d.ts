/** Importing a Markdown file gives a function that loads its text as a tree, made at build time (build/markdown.ts). */
declare module '*.md' {
  const load: () => Promise<readonly import('../ui/glossary/pieces').Piece[]>;
  export default load;
}
