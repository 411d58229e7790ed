import {
  errorOf,
  escaped,
  framed,
  hiddenField,
  nameForManagers,
  passkeyButton,
  passwordField,
} from './page-frame.ts'

type Step = { origin: string; whose: string }

export type OwnLogin = Step & {
  message: string
  /** Who logs in, what the next step has to show, and whether it can wait for another day. */
  person: { id: string; name: string }
  ticket: string
  isLaterAllowed: boolean
}

/** Asks who came with a password that a program had made for another way to log in. */
export function ownLoginPage({ origin, whose, message, person, ticket, isLaterAllowed }: OwnLogin): string {
  const title = `${message ? 'Error: ' : ''}Choose how you log in`
  const hint = 'At least 12 characters, such as three or four words that don’t belong together.'
  const password = { label: 'New password', autocomplete: 'new-password', message, hint }
  const body = `<h1>Choose how you log in</h1>
<p>The password that you just typed was made for you. Choose something of your own, and that one stops working.</p>
${errorOf(message)}
${passkeyButton('/lake/login/passkey/new', 'Use my face, finger, or PIN', 'or a password of your own')}
<form method="post" action="/lake/login/own">
${hiddenField('origin', origin)}
${hiddenField('person', person.id)}
${hiddenField('ticket', ticket)}
${hiddenField('passkey')}
${nameForManagers(person.name.toLowerCase())}
${passwordField(password)}
<button>Save this password</button>
${isLaterAllowed ? '<button class="plain" name="later" value="yes" formnovalidate>Later, just this once</button>' : ''}
</form>`
  return framed({ title, whose, body })
}

/** Shows recovery codes, for the one time that anybody can read them. */
export function codesPage({ origin, whose, codes }: Step & { codes: readonly string[] }): string {
  const body = `<h1>Print these codes</h1>
<p>If you lose your phone, each of them lets you in once in place of a password. We can’t show them again. Keep them on paper, or somewhere else than on this device.</p>
<ul class="codes">${codes.map((code) => `<li>${escaped(code)}</li>`).join('')}</ul>
<button class="plain" type="button" id="print" hidden>Print</button>
<a class="go" href="${escaped(origin)}">I’ve kept them</a>`
  return framed({ title: 'Recovery codes', whose, body })
}
