import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import type { BuiltPage } from './built-page.ts'

/**
 * The HTML standard and what assistive technology needs, such as one first heading and no level left out below it, but none of the rules
 * about the style of HTML written by hand.
 */
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

export function markupFaults({ html }: BuiltPage): string[] {
  const messages = validator.validateStringSync(html).results.flatMap(({ messages }) => messages)
  const faults = messages.map(
    ({ ruleId, message, line, column, selector }) =>
      `has "${message}" (${ruleId}) at ${line}:${column} in ${selector}`,
  )
  const busy = 'has autofocus in a closed dialog, which keeps a phone busy before anybody acts'
  return TAKES_FOCUS.test(html) ? [...faults, busy] : faults
}
