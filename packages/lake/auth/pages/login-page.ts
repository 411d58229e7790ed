import {
  errorOf,
  escaped,
  framed,
  hiddenField,
  nameForManagers,
  passkeyButton,
  passwordField,
} from './page-frame.ts'

export type LoginPage = {
  /** Where the browser goes after the login. */
  origin: string
  /** What was wrong with the last attempt; empty before the first. */
  message: string
  /** Whose website it is. */
  whose: string
  /** What to do when the password is forgotten. */
  forgotten?: string
  /** Whether several people can log in, and so have to say who they are. */
  asksName?: boolean
  typedName?: string
  /** What was typed as a code from the log; undefined while none is asked for. */
  typedCode?: string
  /** Whether somebody has a passkey. */
  asksPasskey?: boolean
  /** Paths of scripts that the page after the login needs. */
  fetchedAhead?: readonly string[]
}

/** The login page. While somebody types, their browser fetches what the Studio needs. */
export function loginPage(shown: LoginPage): string {
  const { origin, message, whose, forgotten, asksName, typedName = '', typedCode, fetchedAhead } = shown
  const title = `${message ? 'Error: ' : ''}Log in`
  const password = { label: 'Password', autocomplete: 'current-password', message }
  const body = `<h1>Log in</h1>
<p>Show it’s you, and you can change your website.</p>
${errorOf(message)}
${shown.asksPasskey ? passkeyButton('/lake/login/passkey', 'Use your face, finger, or PIN', 'or your password') : ''}
<form method="post" action="/lake/login">
${hiddenField('origin', origin)}
${hiddenField('passkey')}
${asksName ? nameField(typedName) : nameForManagers('owner')}
${passwordField(password)}
${typedCode === undefined ? '' : codeField(typedCode)}
<button>Log in</button>
</form>
${forgotten ? `<details><summary>Forgot your password?</summary><p>${escaped(forgotten)}</p></details>` : ''}`
  return framed({ title, whose, body, fetchedAhead })
}

/** The owner may leave it empty, and so log in as before. */
function nameField(typed: string): string {
  return `<label for="name">Your name</label>
<input id="name" name="name" type="text" autocomplete="username" autocapitalize="words" spellcheck="false" value="${escaped(typed)}" aria-describedby="whose">
<p class="hint" id="whose">If you’re the owner, you can leave this empty.</p>`
}

function codeField(typed: string): string {
  return `<label for="code">Code</label>
<input id="code" name="code" type="text" autocomplete="off" autocapitalize="none" autocorrect="off" spellcheck="false" value="${escaped(typed)}" aria-describedby="about-code">
<p class="hint" id="about-code">It’s in the server’s log. Ask the person who runs your website for the newest one.</p>`
}
