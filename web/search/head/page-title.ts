/** How many characters of a title search engines show. */
const SHOWN = 60

/** The title of a page, with the name of the business at the end if there is room. */
export function pageTitle(title: string, name: string): string {
  const whole = `${title} | ${name}`
  return title.includes(name) || title.includes(' | ') || whole.length > SHOWN ? title : whole
}
