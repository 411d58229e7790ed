import { componentExamples } from './component-examples.tsx'
import { pageBlockExamples } from './page-block-examples.tsx'
import { sectionExamples } from './section-examples.tsx'

/** All examples, in the groups of the page that shows them. */
export const exampleGroups = {
  Sections: sectionExamples,
  Components: componentExamples,
  'Blocks of one kind of page': pageBlockExamples,
} as const

export const themes = ['light', 'dark'] as const

/** The element under a name; undefined when nothing is called so. */
export function exampleOf(name: string) {
  return Object.values(exampleGroups).find((group) => name in group)?.[name]
}

export const exampleHref = (name: string, theme: (typeof themes)[number]) => `/examples/${name}/${theme}`
