import { type BuiltPage, words } from './built-page.ts'

/** Headings are the page's table of contents: one title, and no level left out on the way down. */
export function headingFaults({ document }: BuiltPage): string[] {
  const headings = document.querySelectorAll('h1, h2, h3, h4, h5, h6').map((heading) => ({
    level: Number(heading.tagName.slice(1)),
    text: words(heading.text),
  }))
  const titles = headings.filter(({ level }) => level === 1).length
  const jumps = headings.flatMap(({ level, text }, index) => {
    const above = headings[index - 1]?.level ?? level
    return level > above + 1 ? [`goes from a heading of level ${above} to "${text}" of level ${level}`] : []
  })
  const empty = headings.filter(({ text }) => text === '').length
  return [
    ...(titles === 1 ? [] : [`has ${titles} headings of the first level`]),
    ...(empty === 0 ? [] : [`has ${empty} headings without words`]),
    ...jumps,
  ]
}
