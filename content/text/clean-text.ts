// What phone keyboards, documents and other programs put into a text unseen. Written as escapes, since nobody could read them here.

/** Blanks of every kind, the blank letters among them, and control characters. */
const BLANK = String.raw`\s\u0000-\u001f\u007f-\u009f\u115f\u1160\u2800\u3164\uffa0`
/** Signs without width: for breaking or joining words, and the mark at the beginning of a file. */
const WIDTHLESS = String.raw`\u00ad\u034f\u180e\u200b\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb`
/** They say which way a text runs. */
const DIRECTION = String.raw`\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`
/** They join or part letters, and make one emoji of several. */
const JOINERS = String.raw`\u200c\u200d`

const invisible = new RegExp(`[${WIDTHLESS}${DIRECTION}${JOINERS}]`, 'g')
const UNSEEN = `[${BLANK}${WIDTHLESS}${DIRECTION}${JOINERS}]`
/** A run within the text is looked at once, not from each of its signs. */
const around = new RegExp(`^${UNSEEN}+|(?<!${UNSEEN})${UNSEEN}+$`, 'g')
/** Halves of letters too. */
const within = /* @__PURE__ */ new RegExp(
  String.raw`[${WIDTHLESS}\p{Surrogate}]|(?![\t\n\r])[\u0000-\u001f\u007f-\u009f]`,
  'gu',
)
const direction = /* @__PURE__ */ new RegExp(`[${DIRECTION}]`, 'g')
const uselessJoiners = /* @__PURE__ */ new RegExp(
  String.raw`(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])(?<![^\p{Script=Latin}\P{L}]|\p{M})[${JOINERS}]`,
  'gu',
)
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * A text as its writer sees it: without blanks around it, and without signs that nobody sees. What joins an emoji or the letters of a
 * script that needs it stays, and so do marks of direction in a text that runs from right to left.
 */
export function cleanText(text: string): string {
  const words = text.replace(around, '').replace(within, '').replace(uselessJoiners, '')
  return rightToLeft.test(words) ? words : words.replace(direction, '')
}

const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g

/** What has no words, such as a number, an address or a place: without any invisible sign, every dash as the one of keyboards. */
export function cleanCode(text: string): string {
  return text.replace(around, '').replace(invisible, '').replace(DASHES, '-')
}
