/** How many bytes a line may have, its end not counted: RFC 5545, section 3.1, and RFC 2426, section 2.6. */
const LONGEST = 75
const bytes = new TextEncoder()

/** Joins the lines of a contact card or a calendar as both formats want them: ended by CRLF, long ones folded. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** Every control character but the tab: neither format allows them in text. */
const CONTROL = /[^\P{Cc}\t]/gu

/** Text as the value of a line: what would end it or part it is escaped; RFC 5545, section 3.3.11, and RFC 2426, section 4. */
export function textValue(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(CONTROL, '')
    .toWellFormed()
}

/** A moment such as `2026-11-20T13:49:05Z` as the formats write it, `20261120T134905Z`. */
export function momentValue(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** Breaks between characters, never within one; what follows begins with a space, which counts. */
function fold(line: string): string {
  let folded = ''
  let left = LONGEST
  for (const character of line) {
    const size = bytes.encode(character).length
    if (size > left) {
      folded += '\r\n '
      left = LONGEST - 1
    }
    folded += character
    left -= size
  }
  return folded
}
