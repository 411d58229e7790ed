/** The colors of tokens.css for what reads no stylesheet: drawn cards, the browser's bars, the manifest. */
export const colors = {
  paper: '#faf7f0',
  paperByNight: '#0c1525',
  ink: '#132037',
  inkSoft: '#485468',
  tick: '#9b917e',
  brandText: '#0f53a8',
} as const
