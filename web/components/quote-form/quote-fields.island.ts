import type { Typed } from './typed.island.ts'

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(isField)
}

/** The fields that say something: of several to choose from only the chosen one does. */
export function answersIn(form: HTMLFormElement): Field[] {
  return fieldsOf(form).filter((field) => !isRadio(field) || field.checked)
}

/** Overwrites no field that has a value, unless the page filled it in: the visitor knows better. */
export function fillIn(form: HTMLFormElement, typed: Typed = {}): void {
  for (const field of fieldsOf(form)) {
    const words = typed[field.name]
    if (words === undefined) continue
    if (isRadio(field)) field.checked ||= field.value === words
    else if (isOfPage(field) || !field.value) field.value = words
  }
}

/**
 * What the visitor typed or chose; what the page filled in and nobody changed is not among it. What a draft has that this form
 * doesn't ask for is left in it: short forms share one, and only some pages offer a plan to choose.
 */
export function typedIn(form: HTMLFormElement, draft: Typed = {}): Typed {
  const own = fieldsOf(form).map(({ name }) => name)
  const others = Object.entries(draft).filter(([name]) => !own.includes(name))
  const typed = answersIn(form).filter((field) => !isOfPage(field) || field.value !== field.defaultValue)
  return Object.fromEntries([...others, ...typed.map(({ name, value }) => [name, value])])
}

/** For a select the label of the chosen option, not its value. */
export function nameAndWords(field: Field): [string, string] {
  const chosen =
    field instanceof HTMLSelectElement && field.value ? field.selectedOptions[0]?.text : undefined
  return [field.name, chosen ?? field.value]
}

const isOfPage = (field: Field): field is HTMLInputElement => 'ofPage' in field.dataset

function isRadio(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'radio'
}

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
}
