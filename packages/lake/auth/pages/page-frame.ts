import { sourceOf } from '../../http/lake-security-headers.ts'
import { SCRIPT } from './page-script.ts'

type Frame = { title: string; whose: string; body: string; fetchedAhead?: readonly string[] }

/** A page of the login as HTML: a few kilobytes that wait for nothing, and of use without style and script. */
export function framed({ title, whose, body, fetchedAhead = [] }: Frame): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} · ${escaped(whose)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="whose">${escaped(whose)}</p>
${body}
</main>
<script>${SCRIPT}</script>
${fetchedAhead.map((path) => `<link rel="modulepreload" href="${escaped(path)}" fetchpriority="low">`).join('')}
</body>
</html>
`
}

/** What is wrong, which the password's field refers to. */
export function errorOf(message: string): string {
  return message && `<p class="error" id="error" role="alert">${escaped(message)}</p>`
}

type PasswordField = { label: string; autocomplete: string; message: string; hint?: string }

/** The field for a password, with a button that shows what is typed where there is a script. */
export function passwordField({ label, autocomplete, message, hint }: PasswordField): string {
  const described = [message && 'error', hint && 'hint'].filter(Boolean).join(' ')
  const attributes = `${message && ' aria-invalid="true"'}${described && ` aria-describedby="${described}"`}`
  return `<label for="password">${label}</label>
<input id="password" name="password" type="password" autocomplete="${autocomplete}" autocapitalize="none" autocorrect="off" spellcheck="false" enterkeyhint="go" required${attributes}>
${hint ? `<p class="hint" id="hint">${hint}</p>` : ''}
<button class="show" type="button" id="show" aria-pressed="false" aria-controls="password" hidden>Show password</button>`
}

/**
 * The button by which a device shows, or makes, its passkey. It is there where the browser can do that, and sends the form with what the
 * device has answered. `address` tells what to ask the device.
 */
export function passkeyButton(address: string, text: string, or: string): string {
  return `<div id="passkey" hidden>
<button type="button" data-address="${address}">${text}</button>
<p class="error" role="alert" hidden>That didn’t work on this device. Please try again, or use a password.</p>
<p class="or">${or}</p>
</div>`
}

export function hiddenField(name: string, value = ''): string {
  return `<input type="hidden" name="${name}" value="${escaped(value)}">`
}

/** Password managers keep a password for a name. */
export function nameForManagers(name: string): string {
  return `<input class="hidden" type="text" name="username" value="${escaped(name)}" autocomplete="username" tabindex="-1" aria-hidden="true">`
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
input, button, .go { width: 100%; min-height: 3rem; border-radius: .5rem; font: inherit }
input { padding: 0 .875rem; border: 1px solid var(--line); background: transparent; color: inherit }
button, .go { margin-top: 1rem; border: 0; background: var(--act); color: var(--on-act); font-weight: 600; cursor: pointer }
.go { display: grid; place-items: center; text-decoration: none }
.show { width: auto; margin-top: .25rem; padding: 0 .25rem; background: none; color: var(--act); font-weight: 400; text-decoration: underline; text-underline-offset: .2em }
.plain { background: none; color: var(--act); border: 1px solid var(--line) }
#passkey button { margin: 0 0 1rem }
.or { margin: 0 0 1rem; text-align: center }
.codes { margin: 0 0 1rem; padding: 0; list-style: none; font: 1.125rem/2 ui-monospace, monospace; text-align: center; color: var(--ink) }
details { margin-top: 1rem }
summary { min-height: 3rem; padding: .75rem .25rem; color: var(--soft); cursor: pointer }
details p { margin: 0; padding: 0 .25rem }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
[hidden] { display: none }
.hidden { position: absolute; width: 1px; height: 1px; min-height: 0; overflow: hidden; clip-path: inset(50%) }
@media print { button, .go { display: none } }
`

/** The sources with which a Content-Security-Policy allows the pages' own style and script and no other. */
export const PAGE_SOURCES = { style: sourceOf(STYLE), script: sourceOf(SCRIPT) }

const ENTITIES: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' }

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&${ENTITIES[character]};`)
}
