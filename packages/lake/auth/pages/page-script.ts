import { canAskDevice, makePasskey, showPasskey } from '../passkeys/ask-device.ts'

/**
 * The script of all pages of the login. What is sent is hidden again, since password managers don't offer to keep what they take for an
 * ordinary word.
 */
export const SCRIPT = `
${[canAskDevice, makePasskey, showPasskey].join('\n')}
const [form] = document.forms
const field = document.getElementById('password')
const button = document.getElementById('show')
if (field) {
  const show = (isShown) => {
    field.type = isShown ? 'text' : 'password'
    button.textContent = isShown ? 'Hide password' : 'Show password'
    button.setAttribute('aria-pressed', String(isShown))
  }
  button.hidden = false
  button.addEventListener('click', () => { show(field.type === 'password'); field.focus() })
  form.addEventListener('submit', () => show(false))
}
const passkey = document.getElementById('passkey')
if (passkey && canAskDevice()) {
  const ask = passkey.querySelector('button')
  const error = passkey.querySelector('.error')
  passkey.hidden = false
  ask.addEventListener('click', async () => {
    ask.disabled = true
    error.hidden = true
    try {
      const { person, ticket } = form.elements
      const body = new URLSearchParams({ person: person?.value ?? '', ticket: ticket?.value ?? '' })
      const answer = await fetch(ask.dataset.address, { method: 'POST', body })
      const options = await answer.json()
      form.elements.passkey.value = await (options.user ? makePasskey : showPasskey)(options)
      form.submit()
    } catch {
      error.hidden = false
      ask.disabled = false
    }
  })
}
const first = passkey && !passkey.hidden && !document.getElementById('error') ? passkey.querySelector('button') : field
first?.focus()
const print = document.getElementById('print')
if (print) {
  print.hidden = false
  print.addEventListener('click', () => window.print())
}
`
