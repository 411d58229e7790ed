/** A title or label as it stands within a sentence: with a small first letter, unless its first word is in capitals, such as "TV". */
export function withinSentence(title: string): string {
  return /^[A-Z](?![A-Z])/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title
}

/** Labels as one line: `Cash, check, credit card`. */
export function inOneLine([first, ...more]: readonly string[]): string {
  return [first, ...more.map(withinSentence)].join(', ')
}
