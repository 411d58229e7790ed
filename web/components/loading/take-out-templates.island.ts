/** Puts what waits in the templates of an element there. Where React hydrates the page, it never was in one. */
export function takeOutTemplates(element: HTMLElement): void {
  for (const template of element.querySelectorAll('template')) template.replaceWith(template.content)
}
