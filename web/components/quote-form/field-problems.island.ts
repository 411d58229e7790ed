import { fieldProblems } from '#content/quote/quote-form.ts'
import { cleanCode } from '#content/text/clean-text.ts'
import { type Field, fieldsOf } from './quote-fields.island.ts'

const SUFFIX = '-problem'

/** Says below each field what is wrong with it, in words that stay until it is right: a browser's own bubble goes in seconds. */
export function sayProblems(form: HTMLFormElement): void {
  // Set by the script: without one the browser is all that checks.
  form.noValidate = true
  form.addEventListener('input', () => {
    for (const field of fieldsOf(form)) if (field.getAttribute('aria-invalid') === 'true') sayProblem(field)
  })
  form.addEventListener('submit', (event) => {
    for (const field of fieldsOf(form)) {
      if (field.type === 'email') field.value = cleanCode(field.value)
      sayProblem(field)
    }
    const wrong = fieldsOf(form).find(({ validity }) => !validity.valid)
    if (!wrong) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // With its label and what is said below it: to be scrolled to by the focus alone, Safari puts it under the sticky header.
    wrong.focus({ preventScroll: true })
    wrong.scrollIntoView({ block: 'center' })
  })
}

function sayProblem(field: Field): void {
  const id = field.id + SUFFIX
  const { valid, typeMismatch } = field.validity
  const hint = field.getAttribute('aria-describedby')?.replace(id, '').trim() ?? ''
  document.getElementById(id)?.remove()
  setOrRemove(field, 'aria-invalid', valid ? '' : 'true')
  setOrRemove(field, 'aria-describedby', valid ? hint : `${id} ${hint}`.trim())
  if (!valid) field.after(lineOf(id, typeMismatch ? fieldProblems.noAddress : fieldProblems.empty))
}

function setOrRemove(field: Field, name: string, value: string): void {
  if (value) field.setAttribute(name, value)
  else field.removeAttribute(name)
}

function lineOf(id: string, words: string): HTMLElement {
  const line = Object.assign(document.createElement('p'), { id, textContent: words })
  line.dataset.problem = ''
  return line
}
