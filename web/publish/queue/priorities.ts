/** What is made first; a page that visitors asked for lately goes before others of the same row. */
export const priorities = {
  /** A visitor waits for a file that is damaged. */
  visitor: 9_000,
  /** New pages, so that no link or redirect leads to one that is not there. */
  added: 8_000,
  /** The page of the document that changed. */
  own: 7_000,
  /** Pages that show the document. */
  showing: 1_000,
  /** Less the turn in which it was asked for. */
  asked: 500,
} as const
