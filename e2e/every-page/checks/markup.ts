import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { type BuiltPage, words } from './built-page.ts'

/** The HTML standard and what assistive technology needs, but none of the rules about the style of HTML written by hand. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // Scripts and styles come from the site itself, which is the only place that the security policy allows.
      'require-sri': 'off',
    },
  }),
)

/** Chromium lays out what is to take the focus on arrival, even in a dialog that is closed and far below the screen. */
const TAKES_FOCUS = /<dialog(?:(?!<\/dialog>).)*\sautofocus/s

export function markupFaults(page: BuiltPage): string[] {
  return TAKES_FOCUS.test(page.html)
    ? [
        ...standardFaults(page),
        'has autofocus in a closed dialog, which keeps a phone busy before anybody acts',
      ]
    : standardFaults(page)
}

function standardFaults({ html }: BuiltPage): string[] {
  const messages = validator.validateStringSync(html).results.flatMap(({ messages }) => messages)
  return messages.map(
    ({ ruleId, message, line, column, selector }) =>
      `has "${message}" (${ruleId}) at ${line}:${column} in ${selector}`,
  )
}

/** Headings are the page's table of contents: one title, and no level left out on the way down. */
export function headingFaults({ document }: BuiltPage): string[] {
  const headings = document.querySelectorAll('h1, h2, h3, h4, h5, h6').map((heading) => ({
    level: Number(heading.tagName.slice(1)),
    text: words(heading.text),
  }))
  const titles = headings.filter(({ level }) => level === 1).length
  const jumps = headings.flatMap(({ level, text }, index) => {
    const above = headings[index - 1]?.level ?? level
    return level > above + 1 ? [`goes from a heading of level ${above} to "${text}" of level ${level}`] : []
  })
  const empty = headings.filter(({ text }) => text === '').length
  return [
    ...(titles === 1 ? [] : [`has ${titles} headings of the first level`]),
    ...(empty === 0 ? [] : [`has ${empty} headings without words`]),
    ...jumps,
  ]
}
