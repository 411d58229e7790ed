import { calendarDay } from '#content/hours/business-clock.ts'
import { halfDayProblem, NO_DAY } from '#content/hours/half-days.ts'
import { fieldProblems, halfDayFields } from '#content/quote/quote-form.ts'
import { cleanCode } from '#content/text/clean-text.ts'
import { hoursOnPage } from '../opening-hours/hours-on-page.island.ts'
import { type Field, fieldsOf } from './quote-fields.island.ts'

const SUFFIX = '-problem'

/** Says below each field what is wrong with it, in words that stay until it is right: a browser's own bubble goes in seconds. */
export function sayProblems(form: HTMLFormElement): void {
  // Set by the script: without one the browser is all that checks.
  form.noValidate = true
  for (const field of fieldsOf(form).filter(isDay)) field.min = calendarDay(new Date())
  form.addEventListener('input', () => {
    for (const field of fieldsOf(form)) if (field.getAttribute('aria-invalid') === 'true') sayProblem(field)
  })
  form.addEventListener('submit', (event) => {
    for (const field of fieldsOf(form)) {
      if (field.type === 'email') field.value = cleanCode(field.value)
      sayProblem(field)
    }
    const wrong = fieldsOf(form).find(problemOf)
    if (!wrong) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // What is folded can't have the focus.
    wrong.closest('details')?.setAttribute('open', '')
    // With its label and what is said below it: to be scrolled to by the focus alone, Safari puts it under the sticky header.
    wrong.focus({ preventScroll: true })
    wrong.scrollIntoView({ block: 'center' })
  })
}

function sayProblem(field: Field): void {
  const id = field.id + SUFFIX
  const problem = problemOf(field)
  const hint = field.getAttribute('aria-describedby')?.replace(id, '').trim() ?? ''
  document.getElementById(id)?.remove()
  setOrRemove(field, 'aria-invalid', problem && 'true')
  setOrRemove(field, 'aria-describedby', problem ? `${id} ${hint}`.trim() : hint)
  if (problem) field.after(lineOf(id, problem))
}

/** Empty when nothing is wrong. */
function problemOf(field: Field): string {
  if (isDay(field)) return problemOfDay(field)
  const { valid, typeMismatch } = field.validity
  if (valid) return ''
  return typeMismatch ? fieldProblems.noAddress : fieldProblems.empty
}

function problemOfDay(field: HTMLInputElement): string {
  if (field.validity.badInput) return NO_DAY
  const [, halfField = ''] = halfDayFields.find(([day]) => day === field.name) ?? []
  const half = field.form?.elements.namedItem(halfField)
  const hours = hoursOnPage()
  if (!hours || !(half instanceof HTMLSelectElement)) return ''
  return halfDayProblem({ day: field.value, half: half.value }, hours, new Date()) ?? ''
}

function isDay(field: Field): field is HTMLInputElement {
  return field.type === 'date'
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
