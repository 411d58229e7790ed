/** How many characters of a title search engines show. */
const SHOWN = 60

/** The title of a page, followed by the name of the business where there is room and nothing else follows. */
export function pageTitle(title: string, name: string): string {
  const whole = `${title} | ${name}`
  return title.includes(name) || title.includes(' | ') || whole.length > SHOWN ? title : whole
}
