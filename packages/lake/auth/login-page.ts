import { sourceOf } from '../http/lake-security-headers.ts'

export type LoginPage = {
  /** Where the browser goes after the login. */
  origin: string
  /** What was wrong with the last attempt; empty before the first. */
  message: string
  /** Whose website it is, when somebody has said so. */
  name?: string
  /** What to do when the password is forgotten. */
  forgotten?: string
  /** Whether several people can log in, and so have to say who they are. */
  asksName?: boolean
  typedName?: string
  /** What was typed as a code from the log; undefined while none is asked for. */
  typedCode?: string
  /** Paths of scripts that the page after the login needs. */
  fetchedAhead?: readonly string[]
}

/**
 * The login page as HTML: a few kilobytes that wait for nothing, and of use without script and style. While somebody types, their
 * browser fetches what the Studio needs.
 */
export function loginPage(shown: LoginPage): string {
  const { origin, message, name, forgotten, asksName, typedName = '', typedCode, fetchedAhead = [] } = shown
  const error = message && `<p class="error" id="error" role="alert">${escaped(message)}</p>`
  const described = message && ' aria-invalid="true" aria-describedby="error"'
  const whose = name ? escaped(name) : 'Your website'
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${message ? 'Error: ' : ''}Log in · ${whose}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="whose">${whose}</p>
<h1>Log in</h1>
<p>Enter your password, and you can change your website.</p>
${error}
<form method="post" action="/lake/login">
<input type="hidden" name="origin" value="${escaped(origin)}">
${asksName ? nameField(typedName) : HIDDEN_NAME}
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" autocapitalize="none" autocorrect="off" spellcheck="false" enterkeyhint="go" required autofocus${described}>
<button class="show" type="button" id="show" aria-pressed="false" aria-controls="password" hidden>Show password</button>
${typedCode === undefined ? '' : codeField(typedCode)}
<button>Log in</button>
</form>
${forgotten ? `<details><summary>Forgot your password?</summary><p>${escaped(forgotten)}</p></details>` : ''}
</main>
<script>${SCRIPT}</script>
${fetchedAhead.map((path) => `<link rel="modulepreload" href="${escaped(path)}" fetchpriority="low">`).join('')}
</body>
</html>
`
}

/** Password managers keep a password for a name. */
const HIDDEN_NAME =
  '<input class="hidden" type="text" name="username" value="owner" autocomplete="username" tabindex="-1" aria-hidden="true">'

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

const STYLE = `
:root { color-scheme: light dark; --page: #f4f4f1; --card: #fff; --ink: #1d2522; --soft: #55605b; --line: #7c8782; --act: #14503c; --on-act: #fff; --bad: #a3201b }
@media (prefers-color-scheme: dark) { :root { --page: #131715; --card: #1d2321; --ink: #eef2f0; --soft: #aab5b0; --line: #7f8a85; --act: #8fd3b6; --on-act: #0b1f17; --bad: #ff9d94 } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 1rem; background: var(--page); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif }
main { width: 100%; max-width: 24rem; padding: 2rem; border-radius: 1rem; background: var(--card); box-shadow: 0 1px 2px #0002, 0 8px 32px #0001 }
h1 { margin: 0 0 .25rem; font-size: 1.75rem; line-height: 1.2 }
p { margin: 0 0 1.5rem; color: var(--soft); overflow-wrap: anywhere }
.whose { margin: 0 0 .25rem; color: var(--act); font-weight: 600 }
.error { padding: .75rem 1rem; border-inline-start: .25rem solid; color: var(--bad); font-weight: 600 }
label { display: block; margin-bottom: .375rem; font-weight: 600 }
[for=code] { margin-top: .75rem }
.hint { margin: .375rem 0 1rem; font-size: .9375rem }
input, button { width: 100%; min-height: 3rem; border-radius: .5rem; font: inherit }
input { padding: 0 .875rem; border: 1px solid var(--line); background: transparent; color: inherit }
button { margin-top: 1rem; border: 0; background: var(--act); color: var(--on-act); font-weight: 600; cursor: pointer }
.show { width: auto; margin-top: .25rem; padding: 0 .25rem; background: none; color: var(--act); font-weight: 400; text-decoration: underline; text-underline-offset: .2em }
details { margin-top: 1rem }
summary { min-height: 3rem; padding: .75rem .25rem; color: var(--soft); cursor: pointer }
details p { margin: 0; padding: 0 .25rem }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
[hidden] { display: none }
.hidden { position: absolute; width: 1px; height: 1px; min-height: 0; overflow: hidden; clip-path: inset(50%) }
`

// What is sent is hidden again, since password managers don't offer to keep what they take for an ordinary word.
const SCRIPT = `
const field = document.getElementById('password')
const button = document.getElementById('show')
const show = (isShown) => {
  field.type = isShown ? 'text' : 'password'
  button.textContent = isShown ? 'Hide password' : 'Show password'
  button.setAttribute('aria-pressed', String(isShown))
}
button.hidden = false
button.addEventListener('click', () => { show(field.type === 'password'); field.focus() })
field.form.addEventListener('submit', () => show(false))
`

/** The sources with which a Content-Security-Policy allows the page's own style and script and no other. */
export const LOGIN_PAGE_SOURCES = { style: sourceOf(STYLE), script: sourceOf(SCRIPT) }

const ENTITIES: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' }

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&${ENTITIES[character]};`)
}
