/**
 * Places in a kept page that are filled in for one answer, written as Mustache writes them, of which it is a part: see
 * web/your-request.
 */
export const slot = (name: string) => `{{${name}}}`

export const partStart = (name: string) => `{{#${name}}}`
export const partEnd = (name: string) => `{{/${name}}}`
