import type { Typed } from './typed.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(isField)
}

/** What stands in a field already stays. */
export function fillIn(form: HTMLFormElement, typed: Typed = {}): void {
  for (const field of fieldsOf(form)) field.value ||= typed[field.name] ?? ''
}

export function typedIn(form: HTMLFormElement): Typed {
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]))
}

/** Of a choice the words that the visitor chose, not the value behind them. */
export function nameAndWords(field: Field): [string, string] {
  const chosen =
    field instanceof HTMLSelectElement && field.value ? field.selectedOptions[0]?.text : undefined
  return [field.name, chosen ?? field.value]
}

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
}
