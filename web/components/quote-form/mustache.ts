/** Tags, in Mustache's syntax, of a page that is the template for answers to a form; web/your-request fills them in. */
export const mustacheVariable = (name: string) => `{{${name}}}`

export const sectionStart = (name: string) => `{{#${name}}}`
export const sectionEnd = (name: string) => `{{/${name}}}`
