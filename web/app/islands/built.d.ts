/** What the islands' build tells the pages, in a file that git ignores: the text of the script in the head, and the other's address. */
declare module '*/islands/built.json' {
  const built: { head: string; site: string }
  export default built
}
