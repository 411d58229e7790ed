import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import type { BuiltPage } from './built-page.ts'

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

export function markupFaults({ html }: BuiltPage): string[] {
  const messages = validator.validateStringSync(html).results.flatMap(({ messages }) => messages)
  return messages.map(
    ({ ruleId, message, line, column, selector }) =>
      `has "${message}" (${ruleId}) at ${line}:${column} in ${selector}`,
  )
}
